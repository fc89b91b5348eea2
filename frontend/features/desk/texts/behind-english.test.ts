import { expect, test } from '@jest/globals';
import type { Language } from '@shop/contracts/rules/language';
import type { TextRowView } from '@shop/contracts/texts/views';
import { behindEnglish } from './behind-english.ts';

const row = (language: Language, last: { savedAt: string; isOwn: boolean } | null): TextRowView => ({
  id: 'refund',
  language,
  last: last && { version: 1, savedBy: 'Revathi', ...last },
});
const note = (english: Parameters<typeof row>[1], tamil: Parameters<typeof row>[1]) =>
  behindEnglish('refund', [row('en', english), row('ta', tamil)]);

const MONDAY = '2026-11-23T06:00:00.000Z';
const TUESDAY = '2026-11-24T06:00:00.000Z';

test('while the Tamil text is the one that came with the shop, Tamil pages show the owner’s English', () => {
  const shown = 'English changed on 24 Nov 2026: Tamil pages show it in English until you write it here.';
  expect(note({ savedAt: TUESDAY, isOwn: true }, null)).toBe(shown);
  expect(note({ savedAt: TUESDAY, isOwn: true }, { savedAt: MONDAY, isOwn: false })).toBe(shown);
});

test('a Tamil text of the owner’s that is older than her English one says so', () => {
  const older = 'English changed on 24 Nov 2026; the Tamil text is older.';
  expect(note({ savedAt: TUESDAY, isOwn: true }, { savedAt: MONDAY, isOwn: true })).toBe(older);
  expect(note({ savedAt: TUESDAY, isOwn: false }, { savedAt: MONDAY, isOwn: true })).toBe(older);
});

test('nothing is said where the texts go together', () => {
  expect(note(null, null)).toBeNull();
  expect(note({ savedAt: TUESDAY, isOwn: false }, null)).toBeNull();
  expect(note(null, { savedAt: MONDAY, isOwn: true })).toBeNull();
  expect(note({ savedAt: MONDAY, isOwn: true }, { savedAt: TUESDAY, isOwn: true })).toBeNull();
});

test('what is written to one person stays in Tamil, as it came with the shop', () => {
  const rows = (['en', 'ta'] as const).map((language) => ({
    ...row(language, language === 'en' ? { savedAt: TUESDAY, isOwn: true } : null),
    id: 'mail-order-confirmed' as const,
  }));
  expect(behindEnglish('mail-order-confirmed', rows)).toBe(
    'English changed on 24 Nov 2026; the Tamil text is older.',
  );
});

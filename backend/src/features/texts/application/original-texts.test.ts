import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '@shop/contracts/rules/language';
import { fillIn, pieceFaults } from '@shop/contracts/rules/texts/fill-in';
import { keepsTo } from '@shop/contracts/rules/limits';
import { MAIL_SUBJECT, TEXT_IDS, textKind, type TextId } from '@shop/contracts/rules/texts/shop-texts';
import { safeRichText } from '../../../shared/rich-text.ts';
import { initialSettings } from '../../shop/application/initial-settings.ts';
import { originalText } from '../domain/original-texts.ts';
import { TRANSLATION } from '../domain/originals/ta/translation.ts';
import { shopPieces } from './shop-pieces.ts';

const originals = TEXT_IDS.flatMap((id) =>
  LANGUAGES.map((language) => ({ id, language, ...originalText(id, language) })),
);

describe.each(originals)('the text $id that comes with the shop ($language)', ({ id, subject, body }) => {
  const kind = textKind(id);
  test('could be saved by staff as it is', () => {
    expect(pieceFaults(`${subject}${body}`, kind)).toEqual({ unknown: [], missing: [] });
    expect(keepsTo(kind.limit, body)).toBe(true);
    expect(subject === '' || keepsTo(MAIL_SUBJECT, subject)).toBe(kind.form !== 'mail' || subject !== '');
    if (kind.form === 'rich') expect(safeRichText(body)).toBe(body);
  });
});

/** What must be the same in each language: marks, links, what is filled in, and figures. */
function frameOf(id: TextId, language: Language) {
  const { subject, body } = originalText(id, language);
  const text = `${subject}\n${body.replace(TRANSLATION, '')}`;
  return {
    marks: text.match(/<[^>]+>/g),
    pieces: [...new Set(text.match(/\{[^}]+\}/g))].sort(),
    figures: (text.match(/\d+/g) ?? []).sort(),
  };
}

test.each(TEXT_IDS)('the Tamil of %s has the parts, links, pieces and figures of the English', (id) => {
  expect(frameOf(id, 'ta')).toEqual(frameOf(id, 'en'));
});

test('what is accepted in Tamil says where it begins that the English text prevails', () => {
  for (const id of ['refund', 'terms', 'privacy'] as const)
    expect(originalText(id, 'ta').body.slice(0, 400 + TRANSLATION.length)).toContain(TRANSLATION);
  expect(TRANSLATION).toContain('ஆங்கிலத்தில் உள்ளதுதான் செல்லும்');
});

const SETTINGS = initialSettings('2026-10-01');
const pieces = (language: Language) => shopPieces(SETTINGS, 300_000, language);

test.each(LANGUAGES)('every piece of a page is one that the shop fills in (%s)', (language) => {
  const values = pieces(language);
  const asked = TEXT_IDS.map(textKind)
    .filter(({ group }) => ['home', 'pages', 'closed'].includes(group))
    .flatMap((kind) => kind.pieces);
  expect(asked.filter((piece) => values[piece] === undefined)).toEqual([]);
});

test('what is filled in is said in the language of the text', () => {
  const named = { ...SETTINGS, season: { ...SETTINGS.season, festivalTa: 'தீபாவளி' } };
  expect(shopPieces(named, 300_000, 'ta')).toMatchObject({
    festival: 'தீபாவளி',
    'licence-until': '1 அக்டோபர் 2026',
    'kept-books': '8\u00A0வருடங்கள்',
    'kept-told': '30\u00A0நாட்கள்',
  });
  const phones = ['9842100123', '9842100124'];
  const two = { ...SETTINGS, identity: { ...SETTINGS.identity, phones } };
  expect(shopPieces(two, null, 'ta')['phones']).toBe('98421\u00A000123 அல்லது 98421\u00A000124');
  const unnamed = { ...SETTINGS, season: { ...SETTINGS.season, festival: 'Pongal', festivalTa: null } };
  expect(shopPieces(unnamed, null, 'ta')['festival']).toBe('Pongal');
});

/** What is asked of a shopper where orders are taken. */
const ASKED = { en: /\bsend|fill in|a box for how many/i, ta: /அனுப்புங்கள்|எழுதி/ };
const NO_ORDERS = { en: 'takes no orders', ta: 'ஆர்டர் எடுப்பதில்லை' };
const aboutIn = (mode: 'estimate' | 'order' | 'catalogue', language: Language) => {
  const settings = initialSettings('2026-10-01');
  settings.sale.mode = mode;
  return fillIn(originalText('about', language).body, shopPieces(settings, null, language));
};

test.each(LANGUAGES)(
  'where the shop only shows its prices, nothing about it asks for a list (%s)',
  (language) => {
    expect(aboutIn('catalogue', language)).not.toMatch(ASKED[language]);
    expect(aboutIn('catalogue', language)).toContain(NO_ORDERS[language]);
  },
);

test.each(LANGUAGES)('where orders are taken it says how a list is sent (%s)', (language) => {
  for (const mode of ['estimate', 'order'] as const) expect(aboutIn(mode, language)).toMatch(ASKED[language]);
});

test('what a state that is served asks for at least is filled in', () => {
  expect(pieces('en')['minimum']).toBe('₹3,000');
});

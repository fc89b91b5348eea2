import { expect, test } from '@jest/globals';
import type { Language } from '@shop/contracts/rules/language';
import { instalmentsOn } from '@shop/contracts/rules/schemes/passbook';
import { dueDaysCalendar } from './due-days.ts';

const terms = {
  monthlyPaise: 50_000,
  instalments: 3,
  benefitBasisPoints: 1_000,
  firstMonth: '2027-12',
  dueDay: 31,
  graceDays: 7,
};

function calendarOf(paidPaise: number, language: Language = 'en'): string {
  const receipts = paidPaise > 0 ? [{ amountPaise: paidPaise, receivedOn: '2027-12-20' }] : [];
  const passbook = {
    number: 'PB-00042',
    scheme: {
      name: 'தீபம் Deepam, 500; a long name that a calendar has to fold',
      nameTa: 'தீபம் 500, மாதத் திட்டம்',
    },
    instalments: instalmentsOn('2027-12-25', terms, receipts),
  };
  return dueDaysCalendar(passbook, new Date('2027-12-24T20:00:00Z'), language);
}

/** Folded lines put together again. */
function linesOf(calendar: string): string[] {
  return calendar.replaceAll('\r\n ', '').split('\r\n');
}

test('every instalment that is open is a whole day, over month ends and leap years', () => {
  const lines = linesOf(calendarOf(60_000));
  // ₹600 came in: the first of ₹500 is paid, of the second ₹400 are missing.
  expect(lines.filter((line) => /^(?:DTSTART|DTEND|UID)/.test(line))).toEqual([
    'UID:PB-00042-2@passbook',
    'DTSTART;VALUE=DATE:20280131',
    'DTEND;VALUE=DATE:20280201',
    'UID:PB-00042-3@passbook',
    'DTSTART;VALUE=DATE:20280229',
    'DTEND;VALUE=DATE:20280301',
  ]);
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toBe(
    'SUMMARY:தீபம் Deepam\\, 500\\; a long name that a calendar has to fold: pay ₹400 (2 of 3)',
  );
  expect(lines).toContain('DTSTAMP:20271224T200000Z');
  expect(lines).toContain('DESCRIPTION:Passbook PB-00042. In time until 7 Feb 2028.');
});

test('in Tamil it says the same of the same days, which take the place of the English ones', () => {
  const lines = linesOf(calendarOf(60_000, 'ta'));
  const known = (calendar: readonly string[]) => calendar.filter((line) => line.startsWith('UID'));
  expect(known(lines)).toEqual(known(linesOf(calendarOf(60_000))));
  expect(lines).toContain('X-WR-CALNAME:பாஸ்புக் PB-00042');
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toBe(
    'SUMMARY:தீபம் 500\\, மாதத் திட்டம்: ₹400 கட்ட வேண்டும் (3 தவணைகளில் 2-ஆவது)',
  );
  expect(lines).toContain('DESCRIPTION:பாஸ்புக் PB-00042. 7 பிப்ரவரி 2028 வரை கட்டினாலும் சரிதான்.');
});

test.each(['en', 'ta'] as const)(
  'lines end as calendars want them, and none is longer than 75 bytes: %s',
  (language) => {
    const calendar = calendarOf(0, language);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
      75,
    );
  },
);

test('who has paid all has an empty calendar', () => {
  const calendar = calendarOf(150_000);
  expect(linesOf(calendar)).toContain('BEGIN:VCALENDAR');
  expect(calendar).not.toContain('VEVENT');
});

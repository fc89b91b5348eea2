import { addDays, type Day } from '@shop/contracts/rules/days';
import type { Language } from '@shop/contracts/rules/language';
import { formatMoney } from '@shop/contracts/rules/money';
import { isAsked, type Instalment } from '@shop/contracts/rules/schemes/passbook';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { schemeNameIn } from './scheme-name.ts';
import { words as english } from './words/en.ts';
import { words as tamil } from './words/ta.ts';

const WORDS = { en: english, ta: tamil };

type Noted = Pick<PassbookView, 'number' | 'instalments'> & {
  scheme: { name: string; nameTa: string | null };
};

/** Bytes, the line's end left out. */
const LONGEST_LINE = 75;

/**
 * What is not paid yet, as whole days of a calendar (RFC 5545): the same day wherever it is opened, with a reminder at
 * nine. The private link is not in it, because calendars are shared with families and offices. A day is known by the
 * same name in every language, so that a file in another one replaces it.
 */
export function dueDaysCalendar(passbook: Noted, now: Date, language: Language): string {
  const { number, instalments } = passbook;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//passbook//${language.toUpperCase()}`,
    `X-WR-CALNAME:${WORDS[language].calendar(number)}`,
    ...instalments.filter(isAsked).flatMap((instalment) => eventOf(passbook, instalment, stamp, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(
  { number, scheme, instalments }: Noted,
  instalment: Instalment,
  stamp: string,
  language: Language,
): string[] {
  const words = WORDS[language];
  const { number: nth, dueOn, graceUntil, amountPaise, paidPaise } = instalment;
  const sum = formatMoney(amountPaise - paidPaise);
  const title = escaped(words.pay(schemeNameIn(scheme, language), sum, nth, instalments.length));
  return [
    'BEGIN:VEVENT',
    `UID:${number}-${nth}@passbook`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(dueOn)}`,
    `DTEND;VALUE=DATE:${plain(addDays(dueOn, 1))}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped(words.inTime(number, graceUntil))}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

function plain(day: Day): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A long line goes on in the next, after a space; no character is cut in two. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > LONGEST_LINE) [text, bytes] = [`${text}\r\n `, 1];
    text += character;
    bytes += more;
  }
  return text;
}

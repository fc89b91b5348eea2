import { addDays, type Day, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { isAsked, type Instalment } from '@shop/contracts/rules/schemes/passbook';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';

type Noted = Pick<PassbookView, 'number' | 'instalments'> & { scheme: { name: string } };

/** Bytes, the line's end left out. */
const LONGEST_LINE = 75;

/**
 * What is not paid yet, as whole days of a calendar (RFC 5545): the same day wherever it is opened, with a reminder at
 * nine. The private link is not in it, because calendars are shared with families and offices.
 */
export function dueDaysCalendar(passbook: Noted, now: Date): string {
  const { number, instalments } = passbook;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//passbook//EN',
    `X-WR-CALNAME:Passbook ${number}`,
    ...instalments.filter(isAsked).flatMap((instalment) => eventOf(passbook, instalment, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf({ number, scheme, instalments }: Noted, instalment: Instalment, stamp: string): string[] {
  const { number: nth, dueOn, graceUntil, amountPaise, paidPaise } = instalment;
  const sum = formatMoney(amountPaise - paidPaise);
  const title = escaped(`${scheme.name}: pay ${sum} (${nth} of ${instalments.length})`);
  return [
    'BEGIN:VEVENT',
    `UID:${number}-${nth}@passbook`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(dueOn)}`,
    `DTEND;VALUE=DATE:${plain(addDays(dueOn, 1))}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped(`Passbook ${number}. In time until ${formatDay(graceUntil)}.`)}`,
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

import { expect, test } from '@jest/globals';
import { shortYearOf } from './papers/invoices/invoice-number.ts';
import { keptUntil } from './papers/invoices/kept-until.ts';
import { booksOverThrough } from './retention.ts';

test.each([
  // In Kolkata; of 2026-27 the books are kept through 31 December 2033.
  ['2033-12-31T23:59:59+05:30', '2026-03-31'],
  ['2034-01-01T00:00:00+05:30', '2027-03-31'],
  ['2034-03-31T12:00:00+05:30', '2027-03-31'],
  ['2034-04-01T12:00:00+05:30', '2027-03-31'],
])('at %s books are over through %s', (now, day) => {
  expect(booksOverThrough(new Date(now))).toBe(day);
});

test('the two ways to say it agree, for every day of ten years', () => {
  for (let at = Date.UTC(2030, 0, 1); at < Date.UTC(2040, 0, 1); at += 86_400_000) {
    const today = new Date(at).toISOString().slice(0, 10);
    const last = booksOverThrough(new Date(at));
    expect(keptUntil(shortYearOf(last)) < today).toBe(true);
    const next = `${last.slice(0, 4)}-04-01`;
    expect(keptUntil(shortYearOf(next)) < today).toBe(false);
  }
});

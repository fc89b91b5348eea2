import { expect, test } from '@jest/globals';
import { shortYearOf } from './documents/invoices/invoice-number.ts';
import { keptUntil } from './documents/invoices/kept-until.ts';
import { booksOverThrough } from './retention.ts';

test.each([
  // In Kolkata; the year 2026-27 ends on 31 March 2027, and its books name people through 31 March 2035.
  ['2034-04-01T00:00:00+05:30', '2026-03-31'],
  ['2034-12-31T12:00:00+05:30', '2026-03-31'],
  ['2035-01-01T12:00:00+05:30', '2026-03-31'],
  ['2035-03-31T23:59:59+05:30', '2026-03-31'],
  ['2035-04-01T00:00:00+05:30', '2027-03-31'],
  ['2035-12-31T12:00:00+05:30', '2027-03-31'],
])('at %s books are over through %s', (now, day) => {
  expect(booksOverThrough(new Date(now))).toBe(day);
});

test('no bill loses its people while it must be kept, on any day of ten years', () => {
  for (let at = Date.UTC(2030, 0, 1); at < Date.UTC(2040, 0, 1); at += 86_400_000) {
    const today = new Date(at).toISOString().slice(0, 10);
    const last = booksOverThrough(new Date(at));
    expect(keptUntil(shortYearOf(last)) < today).toBe(true);
    expect(last.slice(4)).toBe('-03-31');
  }
});

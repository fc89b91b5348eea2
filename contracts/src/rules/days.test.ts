import { expect, test } from '@jest/globals';
import { dayWords } from './day-words/ta.ts';
import { addDays, dayOf, formatDay, formatInstant } from './days.ts';

test('the day turns at midnight in Kolkata', () => {
  expect(dayOf(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('a day is shown the Indian way', () => expect(formatDay('2026-11-20')).toBe('20 Nov 2026'));

test('every month has three letters, September too', () => {
  expect(formatDay('2026-09-05')).toBe('5 Sep 2026');
});

test('an instant is shown in Kolkata', () => {
  expect(formatInstant('2026-11-20T12:35:00.000Z')).toBe('20 Nov 2026, 6:05 pm');
});

test('in Tamil the month has its whole name, and the part of the day comes before the hour', () => {
  expect(formatDay('2026-11-20', dayWords)).toBe('20 நவம்பர் 2026');
  expect(formatInstant('2026-11-20T12:35:00.000Z', dayWords)).toBe('20 நவம்பர் 2026, மாலை 6:05');
  expect(formatInstant('2026-11-20T15:00:00.000Z', dayWords)).toBe('20 நவம்பர் 2026, இரவு 8:30');
});

test('days are added over the end of a month', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

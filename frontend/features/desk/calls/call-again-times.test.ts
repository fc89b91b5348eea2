import { expect, test } from '@jest/globals';
import { hourOf, hoursAhead, usualTimes } from './call-again-times.ts';

/** 4:10 pm in Kolkata. */
const AFTERNOON = new Date('2026-10-01T10:40:00Z');
/** 7:30 pm in Kolkata, the day before in London. */
const EVENING = new Date('2026-10-01T14:00:00Z');

test('the usual times, in the time of Kolkata; six o’clock only before it', () => {
  expect(usualTimes(AFTERNOON).map(({ option, instant }) => [option.label, instant])).toEqual([
    ['In an hour, 5:10 pm', '2026-10-01T11:40:00.000Z'],
    ['Today at 6 pm', '2026-10-01T18:00:00+05:30'],
    ['Tomorrow at 10 am', '2026-10-02T10:00:00+05:30'],
    ['Tomorrow at 6 pm', '2026-10-02T18:00:00+05:30'],
  ]);
  expect(usualTimes(EVENING).map(({ option }) => option.value)).toEqual(['hour', 'morning', 'evening']);
});

test('every hour from nine to eight in the evening of seven days, from now on', () => {
  const hours = hoursAhead(EVENING);
  expect(hours[0]).toEqual({ value: '2026-10-01T20:00:00+05:30', label: '1 Oct 2026, 8:00 pm' });
  expect(hours[1]?.label).toBe('2 Oct 2026, 9:00 am');
  expect(hours).toHaveLength(1 + 6 * 12);
});

test('the hour alone where it is today', () => {
  expect(hourOf('2026-10-01T12:30:00Z', AFTERNOON)).toBe('6:00 pm');
  expect(hourOf('2026-10-02T04:30:00Z', AFTERNOON)).toBe('2 Oct 2026, 10:00 am');
});

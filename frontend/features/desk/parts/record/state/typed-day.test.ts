import { describe, expect, test } from '@jest/globals';
import { dayIn, shownDay } from './typed-day.ts';

const TODAY = '2026-11-21';

describe('a typed day', () => {
  test.each([
    '20 Nov 2026',
    '20 nov',
    '20 November, 2026',
    '20th nov 26',
    '20/11/2026',
    '20-11',
    '20.11.26',
    '20-Nov-2026',
    '20112026',
    '2026-11-20',
    ' 20 / 11 / 2026 ',
  ])('%j is the twentieth of November 2026', (typed) => expect(dayIn(typed, TODAY)).toBe('2026-11-20'));

  test('stands day before month, whatever the browser’s language', () => {
    expect(dayIn('2/1/2027', TODAY)).toBe('2027-01-02');
    expect(dayIn('13/1/2027', TODAY)).toBe('2027-01-13');
  });

  test.each([
    '',
    '20',
    '31 feb',
    '29/2/2027',
    '32/1',
    '1/13/2026',
    '20 nonember',
    '20 nov 226',
    'soon',
    '2026',
  ])('%j is none', (typed) => expect(dayIn(typed, TODAY)).toBeNull());

  test('is shown in one way, and left as it is when it is none', () => {
    expect(shownDay('2/1/27', TODAY)).toBe('2 Jan 2027');
    expect(shownDay('29 feb 2028', TODAY)).toBe('29 Feb 2028');
    expect(shownDay('soon', TODAY)).toBe('soon');
  });
});

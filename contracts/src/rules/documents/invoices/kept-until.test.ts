import { expect, test } from '@jest/globals';
import { keptUntil } from './kept-until.ts';

// The year ends on 31 March 2027, its return is due on 31 December 2027, and 72 months later is the end of 2033.
test.each([
  ['26-27', '2033-12-31'],
  ['09-10', '2016-12-31'],
])('bills of %s are kept until %s', (year, day) => expect(keptUntil(year)).toBe(day));

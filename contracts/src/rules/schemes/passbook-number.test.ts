import { expect, test } from '@jest/globals';
import { typedPassbookNumber } from './passbook-number.ts';

test.each([
  ['PB-00042', 'PB-00042'],
  ['pb 42', 'PB-00042'],
  [' pb–00042 ', 'PB-00042'],
  ['42', 'PB-00042'],
  ['PB-123456', 'PB-123456'],
  ['DS26-00042', null],
  ['', null],
])('“%s” is the passbook %s', (typed, number) => {
  expect(typedPassbookNumber(typed)).toBe(number);
});

import { expect, test } from '@jest/globals';
import { ACCOUNT_NUMBER } from './limits.ts';

test('the number of an account has 6 to 18 digits, and zeros alone are none', () => {
  const numbers = [
    '100000',
    '000123456789012345',
    '12345',
    '1234567890123456789',
    '1234 5678 9012',
    '000000000',
  ];
  expect(numbers.filter((number) => ACCOUNT_NUMBER.test(number))).toEqual(['100000', '000123456789012345']);
});

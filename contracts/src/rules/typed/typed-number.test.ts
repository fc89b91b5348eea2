import { expect, test } from '@jest/globals';
import { typedWhole } from './typed-number.ts';

test.each([
  ['0', 0],
  [' 40 ', 40],
  ['40.0', 40],
  ['40.', 40],
  ['1,200', 1_200],
  ['1,20,000', 120_000],
  ['10,00,000', 1_000_000],
])('%j is a whole number', (typed, number) => expect(typedWhole(typed, 1_000_000)).toBe(number));

test.each(['', '-5', '1,5', '12,50', '12 24', '1,2,3', '40db', '4.5', '1e3', '10,00,001', 'many'])(
  '%j is none',
  (typed) => expect(typedWhole(typed, 1_000_000)).toBeNull(),
);

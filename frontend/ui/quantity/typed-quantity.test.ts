import { expect, test } from '@jest/globals';
import { isOdd, typedQuantity } from './typed-quantity.ts';

test.each([
  ['12', 12],
  [' 5 ', 5],
  ['5 boxes', 5],
  ['1,000', 1000],
  ['1.5', 1],
  ['1/2', 1],
  ['1e3', 1],
  ['௧௨௩', 123],
  ['१२', 12],
  ['007', 7],
  ['', 0],
  ['0', 0],
  ['-3', 0],
  ['ten', 0],
])('%j counts as %i', (text, quantity) => expect(typedQuantity(text)).toBe(quantity));

test.each([
  ['99999', 9_999, true],
  ['2.5', 2, true],
  ['−3', 0, true],
  ['-3', 0, true],
  ['1/2', 1, true],
  ['1e3', 1, true],
  ['ten', 0, true],
  ['60', 50, true],
  ['5 boxes', 5, false],
  ['1,000', 1_000, false],
  ['௧௨௩', 123, false],
  ['007', 7, false],
  ['0', 0, false],
  [' ', 0, false],
])('%j taken for %i is something else: %s', (text, taken, odd) => expect(isOdd(text, taken)).toBe(odd));

import { expect, test } from '@jest/globals';
import { typedQuantity } from './typed-quantity.ts';

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

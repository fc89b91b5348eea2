import { expect, test } from '@jest/globals';
import { receiptName } from './lorry-receipt.ts';

test.each([
  ['7788', 'LR 7788'],
  ['LR-7788', 'LR-7788'],
  ['lr 7788', 'lr 7788'],
  ['LR7788', 'LR7788'],
  ['L.R. 7788', 'L.R. 7788'],
  ['LRM-7788', 'LR LRM-7788'],
])('the receipt %s is called %s', (lrNumber, name) => {
  expect(receiptName(lrNumber)).toBe(name);
});

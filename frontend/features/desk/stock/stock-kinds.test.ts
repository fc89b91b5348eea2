import { expect, test } from '@jest/globals';
import { words as english } from '../../../words/en/staff/stock.ts';
import { words as tamil } from '../../../words/ta/staff/stock.ts';
import { countKind, goodsKind } from './stock-kinds.ts';

test.each([
  ['English', english.columns],
  ['Tamil', tamil.columns],
])('a sheet that was saved in %s names the same columns when it is opened again', (_, columns) => {
  const { code, name, unit, content, held, onShelf, quantity, rate } = columns;
  const head = [code, name, unit, content];
  const none = [undefined, undefined, undefined];
  expect([...head, held, onShelf].map(countKind.columnCalled)).toEqual([
    'code',
    ...none,
    undefined,
    'onShelf',
  ]);
  expect([...head, quantity, rate].map(goodsKind.columnCalled)).toEqual([
    'code',
    ...none,
    'quantity',
    'rate',
  ]);
});

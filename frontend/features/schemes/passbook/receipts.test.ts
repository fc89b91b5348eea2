import { expect, test } from '@jest/globals';
import type { EntryView } from '@shop/contracts/schemes/passbook-views';
import { receiptsOf } from './receipts.ts';

test('a receipt keeps its number when an earlier one is taken off', () => {
  const entry = (id: string, kind: EntryView['kind'], corrected = false) =>
    ({ id, kind, corrected }) as EntryView;
  const entries = [
    entry('a', 'receipt', true),
    entry('b', 'correction'),
    entry('c', 'receipt'),
    entry('d', 'refund'),
    entry('e', 'receipt'),
  ];
  expect(
    receiptsOf({ number: 'PB-00042', entries }).map((receipt) => [receipt.number, receipt.entry.id]),
  ).toEqual([
    ['PB-00042/2', 'c'],
    ['PB-00042/3', 'e'],
  ]);
});

import { expect, test } from '@jest/globals';
import type { EntryView } from '@shop/contracts/schemes/passbook-views';
import { receiptsOf } from './receipts.ts';

test('a receipt keeps its number, and one that was taken off stays readable, with its correction', () => {
  const entry = (id: string, kind: EntryView['kind'], corrects: string | null = null) =>
    ({ id, kind, corrects }) as EntryView;
  const entries = [
    entry('a', 'receipt'),
    entry('b', 'correction', 'a'),
    entry('c', 'receipt'),
    entry('d', 'refund'),
    entry('e', 'receipt'),
  ];
  const receipts = receiptsOf({ number: 'PB-00042', entries });
  expect(receipts.map(({ number, entry: { id }, correction }) => [number, id, correction?.id])).toEqual([
    ['PB-00042/1', 'a', 'b'],
    ['PB-00042/2', 'c', undefined],
    ['PB-00042/3', 'e', undefined],
  ]);
});

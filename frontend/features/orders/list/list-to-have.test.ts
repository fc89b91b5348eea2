import { expect, test } from '@jest/globals';
import { listToHave } from './list-to-have.ts';

const row = (name: string, maxQuantity: number | null = null, available = true) => ({
  name,
  content: '10 pcs',
  available,
  maxQuantity,
});
const rows = new Map([
  ['SP-01', row('Sparklers')],
  ['BM-01', row('Bombs', 10)],
  ['RK-01', row('Rockets', null, false)],
]);
const had = (list: Record<string, number>, left: [string, number][] = []) => {
  const { quantities, less } = listToHave(list, rows, new Map(left));
  return [
    quantities,
    less.map((change) => [change.kind, change.name, 'quantity' in change && change.quantity]),
  ];
};

test('of a list no more is taken than one order may have or than is left, and what is less is named', () => {
  expect(had({ 'SP-01': 3, 'BM-01': 10 })).toEqual([{ 'SP-01': 3, 'BM-01': 10 }, []]);
  expect(had({ 'SP-01': 3, 'BM-01': 12 })).toEqual([
    { 'SP-01': 3, 'BM-01': 10 },
    [['over-limit', 'Bombs, 10\u00a0pcs', 10]],
  ]);
  expect(
    had({ 'SP-01': 30, 'BM-01': 12 }, [
      ['SP-01', 7],
      ['BM-01', 4],
    ]),
  ).toEqual([
    { 'SP-01': 7, 'BM-01': 4 },
    [
      ['short', 'Sparklers, 10\u00a0pcs', 7],
      ['short', 'Bombs, 10\u00a0pcs', 4],
    ],
  ]);
});

test('what is sold out or no longer sold is not taken, and named', () => {
  expect(had({ 'RK-01': 2, 'OLD-1': 1, 'SP-01': 1 }, [['OLD-1', 0]])).toEqual([
    { 'SP-01': 1 },
    [
      ['short', 'Rockets, 10\u00a0pcs', 0],
      ['gone', 'OLD-1', 0],
    ],
  ]);
});

test('what the page does not know stays until somebody has said that it is gone', () => {
  expect(had({ 'NEW-1': 2 })).toEqual([{ 'NEW-1': 2 }, []]);
});

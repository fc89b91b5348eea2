import { expect, test } from '@jest/globals';
import type { RowChange } from '@shop/contracts/rules/catalogue/change-sets';
import { comparedAfter, doubtful } from './price-comparison.ts';

const changed = (key: string, ...cells: [field: string, before: number, after: number][]): RowChange => ({
  key,
  title: key,
  cells: cells.map(([field, before, after]) => ({ field, before, after })),
});
const product = {
  code: 'A-1',
  name: 'One',
  nameTa: null,
  category: 'Sparklers',
  unit: 'Box' as const,
  content: null,
  draft: false,
  mrpPaise: 10_000,
  netPaise: 2_000,
  lastNetPaise: 1_900,
};

test('a change is compared with the MRP it will have, and with last season’s rate', () => {
  // 100 − 22 of 100; 22 ÷ 19 = 1.158. Then 125 − 20 of 125; 20 ÷ 19 = 1.053.
  expect(comparedAfter(changed('A-1', ['netPaise', 2_000, 2_200]), product)).toEqual({
    belowMrp: 78,
    sinceLast: 16,
  });
  expect(comparedAfter(changed('A-1', ['mrpPaise', 10_000, 12_500]), product)).toEqual({
    belowMrp: 84,
    sinceLast: 5,
  });
  expect(comparedAfter(changed('A-1'), { ...product, lastNetPaise: null }).sinceLast).toBeNull();
});

test('a slipped point is doubtful, a season’s rise and an MRP are not', () => {
  const changes = [
    changed('A-1', ['netPaise', 2_000, 4_000]),
    changed('A-2', ['netPaise', 2_000, 4_001]),
    changed('A-3', ['netPaise', 64_000, 640]),
    changed('A-4', ['mrpPaise', 1_000, 90_000], ['netPaise', 500, 600]),
  ];
  expect(doubtful(changes).map(({ key }) => key)).toEqual(['A-2', 'A-3']);
});

import { expect, test } from '@jest/globals';
import type { RefusedRowView } from '@shop/contracts/sheets/views';
import { categoriesMissing } from './missing-categories.tsx';

const row = (at: number, typed: string, refusal: RefusedRowView['refusal']): RefusedRowView => ({
  row: at,
  key: `A-${at}`,
  refusal,
  field: 'category',
  typed,
});

test('each category that lacks is named once, in the order of the file; nameless ones are not', () => {
  expect(
    categoriesMissing([
      row(2, 'Sparklers', 'unknown-category'),
      row(3, 'Rockets', 'unknown-category'),
      row(4, ' sparklers ', 'unknown-category'),
      row(5, 'ask', 'no-amount'),
      row(6, '', 'unknown-category'),
    ]),
  ).toEqual(['Sparklers', 'Rockets']);
});

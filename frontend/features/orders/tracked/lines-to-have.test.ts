import { expect, test } from '@jest/globals';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { linesToHave } from './lines-to-have.ts';

test('an old order is told from what can be had today', () => {
  const lines = ['GB-04', 'SP-01'].map((code) => ({ code, name: code, quantity: 2 }) as OrderLine);
  const list = {
    categories: [
      { products: [{ code: 'SP-01', available: true }] },
      { products: [{ code: 'GB-04', available: false }] },
    ],
  } as unknown as PriceListView;
  const { had, gone } = linesToHave(lines, list);
  expect(had.map(({ code }) => code)).toEqual(['SP-01']);
  expect(gone.map(({ code }) => code)).toEqual(['GB-04']);
});

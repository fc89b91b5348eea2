import { expect, test } from '@jest/globals';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { linesToHave } from './order-again.tsx';

test('an old order is told from what the price list still has', () => {
  const lines = ['GB-04', 'SP-01'].map((code) => ({ code, name: code, quantity: 2 }) as OrderLine);
  const list = {
    categories: [{ products: [{ code: 'SP-01' }] }, { products: [{ code: 'RK-02' }] }],
  } as unknown as PriceListView;
  const { had, gone } = linesToHave(lines, list);
  expect(had.map(({ code }) => code)).toEqual(['SP-01']);
  expect(gone.map(({ code }) => code)).toEqual(['GB-04']);
});

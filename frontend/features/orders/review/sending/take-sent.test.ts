import { expect, test } from '@jest/globals';
import { EMPTY_DRAFT, withQuantity } from '../../../draft/draft.ts';
import { withoutSent } from './take-sent.ts';

test('a draft keeps what was added while an order was on its way', () => {
  let draft = withQuantity(EMPTY_DRAFT, 'GB04', 7, 61_000);
  draft = withQuantity(draft, 'RK01', 1, 6_000);
  draft = withQuantity(draft, 'SP01', 2, 1_300);
  const left = withoutSent(draft, [
    { code: 'GB04', quantity: 5 },
    { code: 'SP01', quantity: 3 },
    { code: 'GC02', quantity: 1 },
  ]);
  expect(left.quantities).toEqual({ GB04: 2, RK01: 1 });
  expect(left.rates).toEqual({ GB04: 61_000, RK01: 6_000 });
});

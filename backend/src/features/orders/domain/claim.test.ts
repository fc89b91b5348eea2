import { describe, expect, test } from '@jest/globals';
import { claimedOf, goodsText } from './claim.ts';

const order = {
  lines: [
    { code: 'GB-04', quantity: 5 },
    { code: 'SP-01', quantity: 10 },
  ],
};
const refusal = (code: string, most: number) =>
  expect.objectContaining({ code: 'claim-exceeds-order', details: { code, most } });

describe('what is said to be broken or missing', () => {
  test('is a part of what was ordered, up to all of it', () => {
    const all = [
      { code: 'SP-01', quantity: 10 },
      { code: 'GB-04', quantity: 1 },
    ];
    expect(claimedOf(order, all)).toEqual(all);
  });

  test('is no more than was ordered, also where a line is named twice', () => {
    expect(() => claimedOf(order, [{ code: 'GB-04', quantity: 6 }])).toThrow(refusal('GB-04', 5));
    const twice = [
      { code: 'GB-04', quantity: 3 },
      { code: 'GB-04', quantity: 3 },
    ];
    expect(() => claimedOf(order, twice)).toThrow(refusal('GB-04', 5));
    expect(claimedOf(order, [...twice.slice(1), { code: 'GB-04', quantity: 2 }])).toEqual([
      { code: 'GB-04', quantity: 5 },
    ]);
  });

  test('is nothing that was not ordered', () => {
    expect(() => claimedOf(order, [{ code: 'RK-01', quantity: 1 }])).toThrow(refusal('RK-01', 0));
  });

  test('stands in the history by codes and counts', () => {
    expect(goodsText(order.lines)).toBe('GB-04 × 5, SP-01 × 10');
  });
});

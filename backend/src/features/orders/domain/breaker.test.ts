import { describe, expect, test } from '@jest/globals';
import { isFloodOver, isTooMuch } from './breaker.ts';

const figures = { breakerPercent: 20, breakerOrders: 10 };
/** ₹1,000 of the shelf’s ₹5,000 are a fifth. */
const recent = (changes: object = {}) => ({
  orders: 10,
  goodsPaise: 100_000,
  reservedPaise: 100_000,
  ...changes,
});

describe('the breaker', () => {
  test.each([
    ['a fifth to the paisa is not too much', recent(), 400_000, false],
    ['a paisa more is', recent({ reservedPaise: 100_001 }), 400_000, true],
    ['nine orders are a day like another', recent({ orders: 9, reservedPaise: 399_999 }), 1, false],
    ['what is not reserved takes nothing', recent({ goodsPaise: 900_000, reservedPaise: 0 }), 400_000, false],
    ['nothing on the shelf but what they took', recent(), 0, true],
  ])('%s', (_, orders, shelfPaise, expected) => {
    expect(isTooMuch(orders, shelfPaise, figures)).toBe(expected);
  });

  test.each([
    [
      'while they ask for more than a fifth, reserved or not',
      recent({ goodsPaise: 100_001, reservedPaise: 0 }),
      500_000,
      false,
    ],
    ['once they ask for less', recent({ goodsPaise: 100_000, reservedPaise: 0 }), 500_000, true],
    ['once fewer come', recent({ orders: 9, goodsPaise: 999_999 }), 1, true],
  ])('goes off by itself: %s', (_, orders, shelfPaise, expected) => {
    expect(isFloodOver(orders, shelfPaise, figures)).toBe(expected);
  });
});

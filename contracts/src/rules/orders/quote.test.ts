import { describe, expect, test } from '@jest/globals';
import { isAsAsked, NO_TERMS, quote, type PricedProduct } from './quote.ts';

const sparkler: PricedProduct = {
  code: 'SP-01',
  name: '7 cm Electric Sparklers',
  nameTa: null,
  unit: 'Box',
  content: '10 pcs',
  mrpPaise: 6500,
  netPaise: 1300,
  stock: 12,
  maxQuantity: null,
  green: true,
};
const rocket: PricedProduct = {
  ...sparkler,
  code: 'RK-01',
  mrpPaise: 30000,
  netPaise: 6000,
  stock: null,
  maxQuantity: 5,
  green: false,
};

describe('a quote', () => {
  test('prices every line and adds packing, freight and rounding', () => {
    // 3 × ₹13 + 2 × ₹60 = ₹159; packing 3 % = ₹4.77; freight ₹150; ₹313.77 rounds up by 23 paise to ₹314.
    const quoted = quote(
      [
        { code: 'SP-01', quantity: 3 },
        { code: 'RK-01', quantity: 2 },
      ],
      [sparkler, rocket],
      { packingBasisPoints: 300, freightPaise: 15000, minimumPaise: 300000, goods: 'all' },
    );
    expect(quoted.totals).toEqual({
      mrpPaise: 79500,
      discountPaise: 63600,
      goodsPaise: 15900,
      packingPaise: 477,
      freightPaise: 15000,
      roundingPaise: 23,
      totalPaise: 31400,
    });
    expect(quoted.lackingPaise).toBe(284100);
    expect(isAsAsked(quoted)).toBe(true);
  });

  test.each([
    ['more than the stock counts with the stock', sparkler, 13, 12, 'short'],
    ['more than the most per order counts with the most', rocket, 6, 5, 'over-limit'],
    ['stock below the most per order counts with the stock', { ...rocket, stock: 4 }, 9, 4, 'short'],
    ['sold out counts with nothing', { ...sparkler, stock: 0 }, 1, 0, 'short'],
  ] as const)('%s', (_, product, asked, quantity, problem) => {
    const quoted = quote([{ code: product.code, quantity: asked }], [product], NO_TERMS);
    expect(quoted.lines[0]).toMatchObject({ asked, quantity, problem });
    expect(isAsAsked(quoted)).toBe(false);
  });

  test('says of an unknown code that it is gone', () => {
    expect(quote([{ code: 'XX-99', quantity: 1 }], [], NO_TERMS).lines[0]).toMatchObject({
      problem: 'gone',
      quantity: 0,
      amountPaise: 0,
    });
  });

  test('counts a code that is wanted twice once, with the sum', () => {
    const quoted = quote(
      [
        { code: 'SP-01', quantity: 7 },
        { code: 'SP-01', quantity: 6 },
      ],
      [sparkler],
      NO_TERMS,
    );
    expect(quoted.lines).toHaveLength(1);
    expect(quoted.lines[0]).toMatchObject({ asked: 13, quantity: 12, problem: 'short' });
  });

  test('for a state of green crackers holds nothing else: the line is named and costs nothing', () => {
    const quoted = quote(
      [
        { code: 'SP-01', quantity: 3 },
        { code: 'RK-01', quantity: 2 },
      ],
      [sparkler, rocket],
      { ...NO_TERMS, goods: 'green' },
    );
    expect(quoted.lines).toMatchObject([
      { code: 'SP-01', quantity: 3, problem: null },
      { code: 'RK-01', asked: 2, quantity: 0, amountPaise: 0, problem: 'not-green' },
    ]);
    expect(quoted.totals.goodsPaise).toBe(3900);
    expect(isAsAsked(quoted)).toBe(false);
  });
});

import { expect, test } from '@jest/globals';
import type { QuoteLine, Quote } from '@shop/contracts/rules/orders/quote';
import { billChanges, quantitiesToBeHad, ratesOf } from './bill-changes.ts';

const line = (given: Partial<QuoteLine> & { code: string }): QuoteLine => ({
  name: `Name of ${given.code}`,
  nameTa: null,
  unit: 'Box',
  content: null,
  mrpPaise: 5_000,
  netPaise: 1_000,
  quantity: 2,
  amountPaise: 2_000,
  asked: 2,
  problem: null,
  ...given,
});
const quote: Quote = {
  lines: [
    line({ code: 'SAME' }),
    line({ code: 'DEARER', netPaise: 1_100, amountPaise: 2_200 }),
    line({ code: 'FEW', quantity: 1, amountPaise: 1_000, asked: 5, problem: 'short' }),
    line({ code: 'GONE', name: 'GONE', netPaise: 0, quantity: 0, amountPaise: 0, problem: 'gone' }),
  ],
  totals: {
    mrpPaise: 0,
    discountPaise: 0,
    goodsPaise: 5_200,
    packingPaise: 0,
    freightPaise: null,
    roundingPaise: 0,
    totalPaise: 5_200,
  },
  minimumPaise: 0,
  lackingPaise: 0,
};

test('every change is told by name: the price, what is short, what is gone', () => {
  const rates = { SAME: 1_000, DEARER: 1_000, FEW: 1_000, GONE: 900 };
  expect(billChanges(quote, rates, (code) => (code === 'GONE' ? 'Old Rocket' : undefined))).toEqual([
    { kind: 'price', code: 'DEARER', name: 'Name of DEARER', fromPaise: 1_000, toPaise: 1_100 },
    { kind: 'short', code: 'FEW', name: 'Name of FEW', asked: 5, quantity: 1 },
    { kind: 'gone', code: 'GONE', name: 'Old Rocket' },
  ]);
});

test('a rate nobody saw is no change', () => {
  expect(billChanges({ ...quote, lines: quote.lines.slice(0, 2) }, {}, () => undefined)).toEqual([]);
});

test('what can be had, and at which rates', () => {
  expect(quantitiesToBeHad(quote)).toEqual({ SAME: 2, DEARER: 2, FEW: 1 });
  expect(ratesOf(quote)).toEqual({ SAME: 1_000, DEARER: 1_100, FEW: 1_000 });
});

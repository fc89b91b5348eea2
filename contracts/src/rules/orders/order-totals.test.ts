import { expect, test } from '@jest/globals';
import { balanceOf, orderTotals, paymentStatus } from './order-totals.ts';

test('freight that is paid on collection is no part of the total', () => {
  // 50 × ₹60 = ₹3,000; packing 3 % = ₹90.
  expect(
    orderTotals([{ mrpPaise: 30_000, netPaise: 6_000, quantity: 50 }], {
      packingBasisPoints: 300,
      freightPaise: null,
    }),
  ).toEqual({
    mrpPaise: 1_500_000,
    discountPaise: 1_200_000,
    goodsPaise: 300_000,
    packingPaise: 9_000,
    freightPaise: null,
    roundingPaise: 0,
    totalPaise: 309_000,
  });
});

test('rounding down is a negative line of its own', () => {
  // ₹13 + packing 3 % (39 paise) = ₹13.39.
  const totals = orderTotals([{ mrpPaise: 6_500, netPaise: 1_300, quantity: 1 }], {
    packingBasisPoints: 300,
    freightPaise: 0,
  });
  expect([totals.packingPaise, totals.roundingPaise, totals.totalPaise]).toEqual([39, -39, 1_300]);
});

test.each([
  [500_000, 0, false, 'unpaid'],
  [500_000, 1, false, 'part-paid'],
  [500_000, 500_000, false, 'paid'],
  [500_000, 500_001, false, 'refund-due'],
  [500_000, 200_000, true, 'refund-due'],
  [500_000, 0, true, 'nothing-due'],
] as const)('of %i paise %i paid, cancelled %s: %s', (total, paid, cancelled, status) => {
  expect(paymentStatus(balanceOf(total, paid, cancelled), paid, cancelled)).toBe(status);
});

import { expect, test } from '@jest/globals';
import type { QuoteRequest } from '@shop/contracts/orders/requests';
import type { DestinationsView } from '@shop/contracts/places/views';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { billedTo } from './billed-to.ts';

const destinations = {
  states: [
    {
      code: '33',
      goods: 'all',
      packingBasisPoints: 300,
      minimumOrderPaise: 300_000,
      doorDeliveryPaise: 35_000,
    },
    { code: '34', goods: 'all', packingBasisPoints: 0, minimumOrderPaise: 400_000, doorDeliveryPaise: null },
    { code: '29', goods: 'green', packingBasisPoints: 400, minimumOrderPaise: 0, doorDeliveryPaise: null },
  ],
  pickupLocations: [
    { id: 'madurai', stateCode: '33', freightPaise: 12_000 },
    { id: 'theni', stateCode: '33', freightPaise: null },
  ],
} as unknown as DestinationsView;
const lines = [{ code: 'GB-04', quantity: 5 }];
const ask = (given: Partial<QuoteRequest>): QuoteRequest => ({
  lines,
  stateCode: '33',
  delivery: 'pickup',
  pickupLocationId: null,
  ...given,
});
/** 5 × ₹610 = ₹3,050; packing 3 % = ₹91.50; ₹3,141.50 rounds up. */
const quote: Quote = {
  lines: [{ code: 'GB-04', mrpPaise: 305_000, netPaise: 61_000, quantity: 5 } as Quote['lines'][number]],
  totals: {
    mrpPaise: 1_525_000,
    discountPaise: 1_220_000,
    goodsPaise: 305_000,
    packingPaise: 9_150,
    freightPaise: null,
    roundingPaise: 50,
    totalPaise: 314_200,
  },
  minimumPaise: 300_000,
  lackingPaise: 0,
};
const billed = (given: Partial<QuoteRequest>, asked: QuoteRequest | Partial<QuoteRequest> = {}) =>
  billedTo(quote, ask(asked), ask(given), destinations);

test('the freight of a place is in the total as soon as it is chosen', () => {
  // 3,050 + 91.50 + 120 = 3,261.50, rounded up.
  expect(billed({ pickupLocationId: 'madurai' })?.totals).toMatchObject({
    freightPaise: 12_000,
    totalPaise: 326_200,
  });
  expect(billed({ pickupLocationId: 'theni' })?.totals).toMatchObject({
    freightPaise: null,
    totalPaise: 314_200,
  });
  // 3,050 + 91.50 + 350 = 3,491.50, rounded up.
  expect(billed({ delivery: 'door' })?.totals.totalPaise).toBe(349_200);
});

test('packing and minimum are those of the state', () => {
  expect(billed({ stateCode: '34' })).toMatchObject({
    totals: { packingPaise: 0, totalPaise: 305_000 },
    minimumPaise: 400_000,
    lackingPaise: 95_000,
  });
});

test('another list, and a state with another rule of goods, are for the shop to say', () => {
  expect(billed({ lines: [{ code: 'GB-04', quantity: 6 }] })).toBeNull();
  expect(billed({ stateCode: '29' })).toBeNull();
  expect(billed({}, { stateCode: '29' })).toBeNull();
  expect(billed({ stateCode: null })).toBeNull();
});

import { expect, test } from '@jest/globals';
import type { PlaceOrderRequest } from '@shop/contracts/orders/requests';
import { contentHash } from './content-hash.ts';

const ORDER = {
  idempotencyKey: '5f0c7a52-3b1d-4c0e-9a77-0123456789ab',
  lines: [
    { code: 'SP-01', quantity: 3, netPaise: 2_550 },
    { code: 'GB-04', quantity: 10, netPaise: 90_000 },
  ],
  expectedTotalPaise: 932_700,
  customer: {
    name: 'Meenakshi “Meena” Sundaram',
    phone: '98765 43210',
    address: '12 North Masi Street',
    city: 'மதுரை',
    district: 'Madurai',
    stateCode: '33',
    pinCode: '625001',
  },
  delivery: 'pickup',
  pickupLocationId: null,
  remarks: '',
  adult: true,
  terms: true,
};

/**
 * SHA-256 of `{"adult":true,"customer":{"address":"12 North Masi Street",…},…,"terms":true}`: whoever sent an order to the
 * release before, and lost its answer, sends it again to this one.
 */
const HASH = 'GEHDupQ-nEazJUCMyKcWzVCahu6iSry8PwwDCiRfbAM';

const hashOf = (order: object) => contentHash(order as PlaceOrderRequest);

test('an order has the hash that it had in the release before', () => {
  expect(hashOf(ORDER)).toBe(HASH);
});

test('its key, its device and the order of its fields change nothing', () => {
  const turned = Object.fromEntries(Object.entries(ORDER).reverse());
  const lines = ORDER.lines.map(({ code, quantity, netPaise }) => ({ netPaise, quantity, code }));
  const customer = { email: undefined, ...ORDER.customer };
  const deviceId = '11111111-2222-4333-8444-555555555555';
  expect(hashOf({ ...turned, lines, customer, deviceId, idempotencyKey: deviceId })).toBe(HASH);
});

test('the order of its lines, and any value, does', () => {
  expect(hashOf({ ...ORDER, lines: ORDER.lines.toReversed() })).not.toBe(HASH);
  expect(hashOf({ ...ORDER, customer: { ...ORDER.customer, pinCode: '625002' } })).not.toBe(HASH);
});

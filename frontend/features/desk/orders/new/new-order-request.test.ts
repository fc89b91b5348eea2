import { describe, expect, test } from '@jest/globals';
import { NO_TERMS, quote } from '@shop/contracts/rules/orders/quote';
import type { EnteredOrder } from './new-order-fields.ts';
import { orderRequestOf, quoteRequestOf } from './new-order-request.ts';

const entered: EnteredOrder = {
  phone: '9876543210',
  lines: [{ code: 'GB-04', quantity: 2 }],
  name: 'Selvi',
  whatsapp: null,
  email: null,
  address: '4 Temple Road',
  city: 'Madurai',
  district: 'Madurai',
  stateCode: '33',
  pinCode: '625001',
  delivery: 'pickup',
  pickupLocationId: 'p1',
  gstin: null,
  tradeName: null,
  remarks: '',
  referralCode: null,
  agreed: true,
};

describe('what is asked about the price', () => {
  test('is nothing before there are goods with a number', () => {
    expect(quoteRequestOf({ lines: '' })).toBeNull();
    expect(quoteRequestOf({ lines: 'GB-04 × ' })).toBeNull();
  });

  test('is as much of the destination as is chosen', () => {
    const inputs = { lines: 'GB-04 × 2', stateCode: '', delivery: 'door', pickupLocationId: 'p1' };
    const lines = [{ code: 'GB-04', quantity: 2 }];
    expect(quoteRequestOf(inputs)).toEqual({
      lines,
      stateCode: null,
      delivery: 'pickup',
      pickupLocationId: null,
    });
    expect(quoteRequestOf({ ...inputs, stateCode: '33' })).toMatchObject({
      delivery: 'door',
      pickupLocationId: null,
    });
    expect(quoteRequestOf({ ...inputs, stateCode: '33', delivery: 'pickup' })).toMatchObject({
      delivery: 'pickup',
      pickupLocationId: 'p1',
    });
  });
});

describe('the order that is sent', () => {
  const input = { mrpPaise: 305_000, netPaise: 61_000, stock: null, maxQuantity: null, green: true };
  const product = {
    ...input,
    code: 'GB-04',
    name: 'Gift box',
    nameTa: null,
    unit: 'Box',
    content: null,
  } as const;
  const quoted = quote(entered.lines, [product], NO_TERMS);

  test('has the rates and the total that were told, and no empty fields', () => {
    const request = orderRequestOf(entered, quoted, 'k1');
    expect(request).toMatchObject({
      idempotencyKey: 'k1',
      lines: [{ code: 'GB-04', quantity: 2, netPaise: 61_000 }],
      expectedTotalPaise: 122_000,
      pickupLocationId: 'p1',
      adult: true,
      terms: true,
    });
    expect(request).not.toHaveProperty('referralCode');
    expect(request.customer).not.toHaveProperty('whatsapp');
  });

  test('goes to no pickup location when it goes to the door', () => {
    expect(orderRequestOf({ ...entered, delivery: 'door' }, quoted, 'k1').pickupLocationId).toBeNull();
  });
});

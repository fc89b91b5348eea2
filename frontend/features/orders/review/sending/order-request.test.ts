import { expect, test } from '@jest/globals';
import type { DestinationsView } from '@shop/contracts/places/views';
import { EMPTY_DRAFT, withQuantity } from '../../../draft/draft.ts';
import { orderContent, quoteRequest, withoutSent } from './order-request.ts';
import { fieldsIn } from '../../form/review-fields.ts';

const destinations = {
  states: [
    { code: '33', name: 'Tamil Nadu', allowed: true, doorDeliveryPaise: 35_000 },
    { code: '07', name: 'Delhi', allowed: false, doorDeliveryPaise: null },
  ],
  pickupLocations: [],
} as unknown as DestinationsView;

test('a price is asked for as much of the destination as is chosen and allowed', () => {
  const ask = (fields: object) => quoteRequest({ 'SP-01': 3 }, fieldsIn({ ...fields }), destinations);
  const lines = [{ code: 'SP-01', quantity: 3 }];
  const open = { delivery: 'pickup', pickupLocationId: null };
  expect(ask({ stateCode: '' })).toEqual({ lines, stateCode: null, ...open });
  expect(ask({ stateCode: '33' })).toEqual({ lines, stateCode: '33', ...open });
  expect(ask({ stateCode: '33', place: 'door' })).toEqual({
    lines,
    stateCode: '33',
    delivery: 'door',
    pickupLocationId: null,
  });
  expect(ask({ stateCode: '07', place: 'door' })).toEqual({ lines, stateCode: null, ...open });
});

test('nothing that can be ordered asks for no price', () => {
  expect(quoteRequest({ 'not a code': 3, 'SP-01': 0 }, fieldsIn({}), destinations)).toBeNull();
});

test('empty fields that may be empty are left out of the order', () => {
  const fields = fieldsIn({ name: ' Meena ', whatsapp: ' ', email: '', stateCode: '33', place: 'door' });
  const content = orderContent({ lines: [], expectedTotalPaise: 0 }, fields, destinations, null, null);
  expect(content.customer.name).toBe('Meena');
  expect(Object.keys(content.customer)).not.toEqual(expect.arrayContaining(['whatsapp', 'email']));
  expect(content).not.toHaveProperty('referralCode');
});

test('door number and street go along only where the order needs them, a known district always', () => {
  const fields = { address: ' 12 Car Street ', district: 'Madurai', stateCode: '33' };
  const sent = (given: object, expectedTotalPaise = 0) =>
    orderContent(
      { lines: [], expectedTotalPaise },
      fieldsIn({ ...fields, ...given }),
      destinations,
      null,
      null,
    ).customer;
  expect(sent({})).toMatchObject({ address: '', district: 'Madurai' });
  expect(sent({ place: 'door' })).toMatchObject({ address: '12 Car Street', district: 'Madurai' });
  expect(sent({}, 5_000_000)).toMatchObject({ address: '12 Car Street' });
});

test('a GSTIN goes as it is kept, with its trade name', () => {
  const fields = fieldsIn({
    gstin: ' 33aaaaa 0000a1z9',
    tradeName: ' Meena Stores ',
    stateCode: '33',
    place: 'door',
  });
  const { customer } = orderContent({ lines: [], expectedTotalPaise: 0 }, fields, destinations, null, null);
  expect(customer).toMatchObject({ gstin: '33AAAAA0000A1Z9', tradeName: 'Meena Stores' });
});

test('a draft keeps what was added while an order was on its way', () => {
  let draft = withQuantity(EMPTY_DRAFT, 'GB04', 7, 61_000);
  draft = withQuantity(draft, 'RK01', 1, 6_000);
  draft = withQuantity(draft, 'SP01', 2, 1_300);
  const left = withoutSent(draft, {
    lines: [
      { code: 'GB04', quantity: 5, netPaise: 61_000 },
      { code: 'SP01', quantity: 3, netPaise: 1_300 },
      { code: 'GC02', quantity: 1, netPaise: 900 },
    ],
  });
  expect(left.quantities).toEqual({ GB04: 2, RK01: 1 });
  expect(left.rates).toEqual({ GB04: 61_000, RK01: 6_000 });
});

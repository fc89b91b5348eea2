import { expect, test } from '@jest/globals';
import { addressNeed, missingAddress, type AddressedOrder } from './buyer-address.ts';

const pickup: AddressedOrder = { delivery: 'pickup', gstin: null, totalPaise: 4_999_900 };

test.each([
  [{}, null],
  [{ totalPaise: 5_000_000 }, 'amount'],
  [{ gstin: '33AAAAA0000A1Z9' }, 'gstin'],
  [{ gstin: '' }, null],
  [{ delivery: 'door', totalPaise: 100 }, 'door'],
] as const)('an order of %j asks for an address: %s', (given, need) =>
  expect(addressNeed({ ...pickup, ...given })).toBe(need),
);

test('an address of less than five letters is none, and none is whole without its district', () => {
  const large = { ...pickup, totalPaise: 5_000_000 };
  const whole = { address: '7 Car Street', district: 'Madurai' };
  expect(missingAddress(large, { ...whole, address: ' 12 ' })).toBe('amount');
  expect(missingAddress(large, { ...whole, district: '' })).toBe('amount');
  expect(missingAddress(large, whole)).toBeNull();
  expect(missingAddress(pickup, { address: '', district: '' })).toBeNull();
});

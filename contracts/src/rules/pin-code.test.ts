import { expect, test } from '@jest/globals';
import { areaOfPinCode, pinCodeDigits } from './pin-code.ts';

test.each([
  ['600001', '600001'],
  ['600 001', '600001'],
  ['060001', null],
  ['60000', null],
  ['6000012', null],
])('%j is the PIN code %j', (typed, digits) => expect(pinCodeDigits(typed)).toBe(digits));

test('a known sorting district fills in the rest of the address', () => {
  expect(areaOfPinCode('625014')).toEqual({ city: 'Madurai', district: 'Madurai', stateCode: '33' });
  expect(areaOfPinCode('799001')).toBeNull();
});

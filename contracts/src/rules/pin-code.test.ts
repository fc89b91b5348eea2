import { expect, test } from '@jest/globals';
import { areaOfPinCode, pinCodeDigits } from './pin-code.ts';

test.each([
  ['600001', '600001'],
  ['600 001', '600001'],
  ['060001', null],
  ['60000', null],
  ['6000012', null],
])('%j is the PIN code %j', (typed, digits) => expect(pinCodeDigits(typed)).toBe(digits));

test.each([
  ['625014', 'Madurai', 'Madurai', '33'],
  ['641601', 'Tiruppur', 'Tiruppur', '33'],
  ['560034', 'Bengaluru', 'Bengaluru Urban', '29'],
  ['605004', 'Puducherry', 'Puducherry', '34'],
  ['638001', 'Erode', 'Erode', '33'],
  // Perundurai and Annur, in the districts of Erode and Coimbatore.
  ['638052', null, null, '33'],
  ['641653', null, null, '33'],
  // Theni, and fifty towns more.
  ['625531', null, null, '33'],
])('%s fills in what is certain of the address', (pinCode, city, district, stateCode) =>
  expect(areaOfPinCode(pinCode)).toEqual({ city, district, stateCode }),
);

test.each(['799001', '605602', '609602'])('%s may be anywhere', (pinCode) =>
  expect(areaOfPinCode(pinCode)).toBeNull(),
);

import { expect, test } from '@jest/globals';
import { invoiceAddress } from '../invoice-address.ts';
import { INVOICE_ADDRESS, invoiceNumberAt, shortYearOf } from './invoice-number.ts';

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2099-04-01', '99-00'],
])('%s lies in the financial year %s', (day, year) => {
  expect(shortYearOf(day)).toBe(year);
});

test('a number is found again by its address', () => {
  const address = invoiceAddress('DSC/26-27/00042');
  expect(address).toBe('DSC-26-27-00042');
  expect(address).toMatch(INVOICE_ADDRESS);
  expect(invoiceNumberAt(address)).toBe('DSC/26-27/00042');
});

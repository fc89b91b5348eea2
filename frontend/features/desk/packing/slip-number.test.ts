import { expect, test } from '@jest/globals';
import { packingPath } from '@shop/contracts/rules/documents/slip-path';
import { slipNumber, typedSlipNumber } from './slip-number.ts';

const ORIGINS = ['https://shop.example', 'http://192.168.1.5:3000'];

test('the QR code of a slip says its order, wherever the shop is reached; other QR codes say none', () => {
  for (const origin of ORIGINS) {
    expect(slipNumber(`${origin}${packingPath('DS26-00042')}`, ORIGINS)).toBe('DS26-00042');
  }
  expect(slipNumber('DS26-00042', ORIGINS)).toBe('DS26-00042');
  for (const other of [
    `https://another-shop.example${packingPath('DS26-00042')}`,
    'https://shop.example/order/DS26-00042',
    'https://shop.example/admin/orders/new/packing',
    'upi://pay?pa=shop@bank&am=10',
    'WIFI:S:godown;P:secret;;',
    '',
  ]) {
    expect([other, slipNumber(other, ORIGINS)]).toEqual([other, null]);
  }
});

test('a typed number is read as people write it, or by its last figures where one order has them', () => {
  const known = ['DS26-00042', 'DS26-00420', 'AB26-00007', 'DS26-00007'];
  expect(typedSlipNumber('ds26 42', [])).toBe('DS26-00042');
  expect(typedSlipNumber('42', known)).toBe('DS26-00042');
  expect(typedSlipNumber('00420', known)).toBe('DS26-00420');
  expect(typedSlipNumber('7', known)).toBeNull();
  expect(typedSlipNumber('43', known)).toBeNull();
  expect(typedSlipNumber('hello', known)).toBeNull();
});

test('last figures of an order that the list has no more room for are those of its season', () => {
  const known = ['DS26-00042', 'DS26-00420'];
  expect(typedSlipNumber('217', known)).toBe('DS26-00217');
  expect(typedSlipNumber('217', [])).toBeNull();
});

import { expect, test } from '@jest/globals';
import { paymentStatus } from '@shop/contracts/rules/orders/order-totals';
import { paymentWords } from '../staff/orders.ts';
import { paymentStatusWords } from './orders-page.ts';

test('nobody reads that a cancelled order was paid', () => {
  const status = paymentStatus(0, 0, true);
  expect([paymentStatusWords[status], paymentWords[status]]).toEqual([
    'Nothing is to be paid.',
    'Nothing due',
  ]);
});

test('an order that goes its way is called what it is', () => {
  const status = paymentStatus(0, 500_000, false);
  expect([paymentStatusWords[status], paymentWords[status]]).toEqual(['Paid in full', 'Paid']);
});

test('what is owed back for a cancelled order is still said', () => {
  const status = paymentStatus(-500_000, 500_000, true);
  expect([paymentStatusWords[status], paymentWords[status]]).toEqual(['We owe you money back', 'Refund due']);
});

import { expect, test } from '@jest/globals';
import { paymentWord } from './admin-orders.ts';
import { paymentSentence } from './orders-page.ts';

test('nobody reads that a cancelled order was paid', () => {
  expect(paymentSentence('paid', 'cancelled')).toBe('Nothing is to be paid.');
  expect(paymentWord('paid', 'cancelled')).toBe('Nothing due');
});

test('an order that goes its way is called what it is', () => {
  expect(paymentSentence('paid', 'packed')).toBe('Paid in full');
  expect(paymentWord('paid', 'packed')).toBe('Paid');
});

test('what is owed back for a cancelled order is still said', () => {
  expect(paymentSentence('refund-due', 'cancelled')).toBe('We owe you money back');
  expect(paymentWord('refund-due', 'cancelled')).toBe('Refund due');
});

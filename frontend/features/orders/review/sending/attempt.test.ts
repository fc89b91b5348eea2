import { beforeEach, expect, test } from '@jest/globals';
import { attemptFor, forgetAttempt, markAnswered, markUnanswered, unansweredAttempt } from './attempt.ts';
import type { OrderContent } from './order-request.ts';

const order = (quantity: number): OrderContent => ({
  lines: [{ code: 'SP-01', quantity, netPaise: 1_300 }],
  expectedTotalPaise: quantity * 1_300,
  customer: {
    name: 'Meena',
    phone: '9876543210',
    address: '12 Car Street',
    city: 'Chennai',
    district: 'Chennai',
    stateCode: '33',
    pinCode: '600017',
  },
  delivery: 'door',
  pickupLocationId: null,
  remarks: '',
  adult: true,
  terms: true,
});

beforeEach(forgetAttempt);

test('the same order keeps its key, another content gets a new one', () => {
  const first = attemptFor(order(3));
  expect(first.idempotencyKey).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(attemptFor(order(3)).idempotencyKey).toBe(first.idempotencyKey);
  expect(attemptFor(order(4)).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('an order that got no answer waits with its key, until there is one', () => {
  const sent = markUnanswered(attemptFor(order(3)));
  expect(unansweredAttempt()).toEqual(sent);
  markAnswered(sent);
  expect(unansweredAttempt()).toBeNull();
  expect(attemptFor(order(3)).idempotencyKey).toBe(sent.idempotencyKey);
});

test('after it was taken the next order is another', () => {
  const first = attemptFor(order(3));
  forgetAttempt();
  expect(attemptFor(order(3)).idempotencyKey).not.toBe(first.idempotencyKey);
});

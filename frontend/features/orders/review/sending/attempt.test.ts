import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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

beforeEach(() => void forgetAttempt());

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

describe('an order whose tab was closed before the answer', () => {
  type Tab = typeof import('./attempt.ts');
  const device = new Map<string, string>();
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  /** A tab with its own session, or one that was restored with it. */
  const tab = async (session = new Map<string, string>()): Promise<Tab> => {
    jest.resetModules();
    const opened = await import('./attempt.ts');
    Object.assign(globalThis, { sessionStorage: storage(session) });
    return opened;
  };

  beforeEach(() => {
    device.clear();
    Object.assign(globalThis, { localStorage: storage(device) });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  });

  test('is found by the next one, with its key', async () => {
    const first = await tab();
    const sent = first.markUnanswered(first.attemptFor(order(3)));
    const next = await tab();
    expect(next.unansweredAttempt()).toMatchObject({
      idempotencyKey: sent.idempotencyKey,
      content: order(3),
    });
    expect(next.attemptFor(order(3)).idempotencyKey).toBe(sent.idempotencyKey);
  });

  test('is found no more once it is settled, nor by the tab that sent it when that is restored', async () => {
    const session = new Map<string, string>();
    const first = await tab(session);
    first.markUnanswered(first.attemptFor(order(3)));
    const next = await tab();
    next.unansweredAttempt();
    expect(next.forgetAttempt()).toBe(true);
    expect(device.size).toBe(0);
    expect((await tab(session)).unansweredAttempt()).toBeNull();
    // The other one took it off the list, also where this one tries it once more.
    first.markUnanswered(first.attemptFor(order(3)));
    expect(first.forgetAttempt()).toBe(false);
  });

  test('leaves nothing on the device when it is refused', async () => {
    const first = await tab();
    first.markAnswered(first.markUnanswered(first.attemptFor(order(3))));
    expect(device.size).toBe(0);
  });

  test('is asked about for two days', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 9, 20, 6));
    const first = await tab();
    first.markUnanswered(first.attemptFor(order(3)));
    now.mockReturnValue(Date.UTC(2026, 9, 22, 5, 59));
    expect((await tab()).unansweredAttempt()).not.toBeNull();
    now.mockReturnValue(Date.UTC(2026, 9, 22, 6, 1));
    expect((await tab()).unansweredAttempt()).toBeNull();
    expect(device.size).toBe(0);
  });

  test('stays in its tab where a referrer sends it for a customer', async () => {
    const first = await tab();
    first.markUnanswered(first.attemptFor({ ...order(3), customerAgreed: true }));
    expect(device.size).toBe(0);
    expect(first.unansweredAttempt()).not.toBeNull();
    expect(first.forgetAttempt()).toBe(true);
  });
});

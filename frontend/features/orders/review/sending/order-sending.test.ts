import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { currentToasts } from '../../../../ui/messages/toast.ts';
import { forgetOwn } from './attempt.ts';
import type { OrderContent } from './order-request.ts';
import { OrderSending } from './order-sending.ts';

const order = {
  lines: [{ code: 'SP-01', quantity: 3, netPaise: 1_300 }],
  expectedTotalPaise: 3_900,
} as unknown as OrderContent;

const fetched = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  forgetOwn();
});
afterEach(() => {
  // Messages go by themselves.
  jest.advanceTimersByTime(600_000);
  jest.useRealTimers();
  fetched.mockReset();
});

function refusal(): Response {
  const details = { nextOpensOn: null };
  const problem = {
    type: 'about:blank',
    status: 409,
    title: '',
    code: 'shop-closed',
    requestId: '',
    details,
  };
  return Response.json(problem, { status: 409 });
}

async function settled(sending: OrderSending): Promise<void> {
  while (sending.state().kind === 'sending') await new Promise((resolve) => setImmediate(resolve));
}

test('a lost answer leaves an order of which nobody knows, and it is tried again under its key', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  const sending = new OrderSending();
  sending.send(order);
  expect(sending.state()).toMatchObject({ kind: 'sending', content: order });
  await settled(sending);
  const unknown = sending.state();
  expect(unknown).toMatchObject({ kind: 'unknown', content: order });
  sending.retry();
  await settled(sending);
  const bodies = fetched.mock.calls.map(([, init]) => init?.body);
  expect(bodies).toEqual([bodies[0], bodies[0]]);
  expect(bodies[0]).toContain('"idempotencyKey":');
  expect(sending.state()).toEqual(unknown);
});

test('an answer that takes too long leaves one too', () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  const sending = new OrderSending();
  sending.send(order);
  jest.advanceTimersByTime(14_999);
  expect(sending.state().kind).toBe('sending');
  jest.advanceTimersByTime(1);
  expect(sending.state().kind).toBe('unknown');
});

test('a refusal is told to the review on the screen; where it was left, in a message', async () => {
  fetched.mockImplementation(() => Promise.resolve(refusal()));
  const sending = new OrderSending();
  const told: string[] = [];
  const hide = sending.show((sentence, _fields, error) => told.push(error.code, sentence));
  sending.send(order);
  await settled(sending);
  expect(told).toEqual(['shop-closed', expect.any(String)]);
  expect(sending.state()).toEqual({ kind: 'idle' });
  expect(currentToasts()).toEqual([]);

  hide();
  sending.send(order);
  await settled(sending);
  expect(told).toHaveLength(2);
  expect(currentToasts()).toMatchObject([{ kind: 'error' }]);
});

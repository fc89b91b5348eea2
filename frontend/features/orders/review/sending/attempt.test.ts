import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { attemptFor, forgetOwn, markRefused, markUnanswered, settle, unansweredAttempt } from './attempt.ts';
import type { OrderContent } from './order-request.ts';

const order = (quantity: number, code = 'SP-01'): OrderContent => ({
  lines: [{ code, quantity, netPaise: 1_300 }],
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

beforeEach(forgetOwn);

test('the same order keeps its key, another content gets a new one', () => {
  const first = markUnanswered(attemptFor(order(3)));
  expect(first.idempotencyKey).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(attemptFor(order(3)).idempotencyKey).toBe(first.idempotencyKey);
  expect(attemptFor(order(4)).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('an order that got no answer waits with its key, until there is one', () => {
  const sent = markUnanswered(attemptFor(order(3)));
  expect(unansweredAttempt()).toEqual(sent);
  markRefused(sent);
  expect(unansweredAttempt()).toBeNull();
  expect(attemptFor(order(3)).idempotencyKey).toBe(sent.idempotencyKey);
});

test('after it was taken the next order is another', () => {
  const first = markUnanswered(attemptFor(order(3)));
  expect(settle(first)).toBe(true);
  expect(attemptFor(order(3)).idempotencyKey).not.toBe(first.idempotencyKey);
});

describe('among the tabs of a device', () => {
  type Attempts = typeof import('./attempt.ts');
  interface Tab {
    session: Map<string, string>;
    /** Does something in this tab. */
    in: <Value>(act: (attempts: Attempts) => Value) => Value;
    send: (content: OrderContent) => ReturnType<Attempts['markUnanswered']>;
  }
  const device = new Map<string, string>();
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  /** A tab with its own session, or one that was reloaded, or restored, with it. */
  const tab = async (session = new Map<string, string>()): Promise<Tab> => {
    jest.resetModules();
    const attempts = await import('./attempt.ts');
    const inTab: Tab['in'] = (act) => {
      Object.assign(globalThis, { sessionStorage: storage(session) });
      return act(attempts);
    };
    const send: Tab['send'] = (content) =>
      inTab(({ attemptFor, markUnanswered }) => markUnanswered(attemptFor(content)));
    return { session, in: inTab, send };
  };
  const askedAbout = (opened: Tab) => opened.in((it) => it.unansweredAttempt()?.idempotencyKey);

  beforeEach(() => {
    device.clear();
    Object.assign(globalThis, { localStorage: storage(device) });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  });

  test('an order whose tab was closed is found by the next one, with its key', async () => {
    const sent = (await tab()).send(order(3));
    const next = await tab();
    expect(next.in((it) => it.unansweredAttempt())).toMatchObject({
      idempotencyKey: sent.idempotencyKey,
      content: order(3),
    });
    expect(next.in((it) => it.attemptFor(order(3))).idempotencyKey).toBe(sent.idempotencyKey);
  });

  test('it is found by a tab that got a refusal before, reloaded or not', async () => {
    const refused = await tab();
    const { idempotencyKey } = refused.send(order(3));
    refused.in((it) => it.markRefused({ idempotencyKey, content: order(3), shared: true }));
    const sent = (await tab()).send(order(4));
    expect(askedAbout(refused)).toBe(sent.idempotencyKey);
    expect(askedAbout(await tab(refused.session))).toBe(sent.idempotencyKey);
    expect(refused.in((it) => it.attemptFor(order(4))).idempotencyKey).toBe(sent.idempotencyKey);
  });

  test('the first tab that hears it was placed takes its lines off the list, and nobody asks any more', async () => {
    const first = await tab();
    const sent = first.send(order(3));
    const next = await tab();
    expect(next.in((it) => it.settle(it.markUnanswered(sent)))).toBe(true);
    expect(askedAbout(first)).toBeUndefined();
    expect(askedAbout(await tab(first.session))).toBeUndefined();
    expect(JSON.stringify([...device])).not.toContain('Meena');
    // The same list, sent where it was sent from, is another order.
    expect(first.in((it) => it.attemptFor(order(3))).idempotencyKey).not.toBe(sent.idempotencyKey);
    // Tried there once more, it is the same order, and its lines are gone.
    expect(first.in((it) => it.mayHaveArrived(sent))).toBe(true);
    expect(first.in((it) => it.settle(it.markUnanswered(sent)))).toBe(false);
    // A list that says the same later is another order.
    expect(first.in((it) => it.attemptFor(order(3))).idempotencyKey).not.toBe(sent.idempotencyKey);
  });

  test('what one tab heard refused the others do not ask about, and do not send blindly', async () => {
    const first = await tab();
    const sent = first.send(order(3));
    const next = await tab();
    expect(askedAbout(next)).toBe(sent.idempotencyKey);
    first.in((it) => it.markRefused(sent));
    expect(device.size).toBe(0);
    expect(askedAbout(next)).toBeUndefined();
    expect(next.in((it) => it.mayHaveArrived(sent))).toBe(false);
  });

  test('a refusal in one tab says nothing of a try of the other’s that is still on its way', async () => {
    const first = await tab();
    const sent = first.send(order(3));
    const next = await tab();
    next.in((it) => it.markUnanswered(sent));
    first.in((it) => it.markRefused(sent));
    // Its answer is lost.
    next.in((it) => it.markUnanswered(sent));
    expect(askedAbout(await tab())).toBe(sent.idempotencyKey);
  });

  test('one that is let go is asked about no more, and keeps its key in every tab', async () => {
    const first = await tab();
    const sent = first.send(order(3));
    first.in((it) => it.letGo(sent));
    expect(askedAbout(first)).toBeUndefined();
    const next = await tab();
    expect(askedAbout(next)).toBeUndefined();
    next.in((it) => it.markRefused(it.markUnanswered(it.attemptFor(order(5)))));
    expect(next.in((it) => it.attemptFor(order(3))).idempotencyKey).toBe(sent.idempotencyKey);
    // It did arrive: the list of the first tab is another by now.
    expect(first.in((it) => it.isCurrent(sent))).toBe(false);
    first.in((it) => it.settle(sent));
    expect(next.in((it) => it.attemptFor(order(3))).idempotencyKey).not.toBe(sent.idempotencyKey);
  });

  test('refused in one tab and placed by the other, its lines are taken off the list', async () => {
    const first = await tab();
    const sent = first.send(order(3));
    const next = await tab();
    first.in((it) => it.markRefused(sent));
    expect(next.in((it) => it.settle(it.markUnanswered(sent)))).toBe(true);
  });

  test('another order that is placed settles itself only', async () => {
    const first = await tab();
    const sent = first.send(order(3));
    const other = await tab();
    const another = other.send(order(5, 'GB-04'));
    other.in((it) => it.settle(another));
    expect(askedAbout(await tab(first.session))).toBe(sent.idempotencyKey);
    expect(first.in((it) => it.settle(sent))).toBe(true);
  });

  test('another list never has the key of another tab’s order, sent or let go, nor has the same one once that was placed', async () => {
    const first = await tab();
    const sent = first.send(order(3));
    const second = await tab();
    const another = second.in((it) => it.attemptFor(order(4))).idempotencyKey;
    expect(another).not.toBe(sent.idempotencyKey);
    first.in((it) => it.letGo(sent));
    expect(second.in((it) => it.attemptFor(order(4))).idempotencyKey).not.toBe(sent.idempotencyKey);
    first.in((it) => it.settle(sent));
    for (const opened of [second, await tab(), await tab(first.session)]) {
      expect(opened.in((it) => it.attemptFor(order(3))).idempotencyKey).not.toBe(sent.idempotencyKey);
    }
  });

  test('a referrer neither meets what a shopper sent from this device nor ends it', async () => {
    const shopper = await tab();
    const sent = shopper.send(order(3));
    const referrer = await tab(new Map([['assisted-order', '{"name":"Ravi","code":"RAVI10"}']]));
    expect(askedAbout(referrer)).toBeUndefined();
    const forCustomer = referrer.send({ ...order(4), customerAgreed: true });
    expect(askedAbout(referrer)).toBe(forCustomer.idempotencyKey);
    expect(askedAbout(await tab(shopper.session))).toBe(sent.idempotencyKey);
    referrer.in((it) => it.forgetOwn());
    expect(askedAbout(referrer)).toBeUndefined();
    expect(askedAbout(await tab())).toBe(sent.idempotencyKey);
  });

  test('nor does one who begins in the tab that sent it, and it is there again for the shopper', async () => {
    const session = new Map<string, string>();
    const sent = (await tab(session)).send(order(3));
    session.set('assisted-order', '{"name":"Ravi","code":"RAVI10"}');
    const referrer = await tab(session);
    expect(askedAbout(referrer)).toBeUndefined();
    session.delete('assisted-order');
    expect(askedAbout(await tab(session))).toBe(sent.idempotencyKey);
  });

  test.each(['null', '5', '[]', '{"a":null}', '{', JSON.stringify({ content: order(3), unanswered: true })])(
    'what is none in the storage is nobody’s order: %s',
    async (text) => {
      device.set('order-attempt', text);
      const opened = await tab(new Map([['order-attempt', text === '{' ? text : 'null']]));
      expect(askedAbout(opened)).toBeUndefined();
      const sent = opened.send(order(4));
      expect(askedAbout(await tab())).toBe(sent.idempotencyKey);
      expect(JSON.stringify([...device])).not.toContain('"quantity":3');
    },
  );

  test('it is asked about for two days', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 9, 20, 6));
    (await tab()).send(order(3));
    now.mockReturnValue(Date.UTC(2026, 9, 22, 5, 59));
    expect(askedAbout(await tab())).toBeDefined();
    now.mockReturnValue(Date.UTC(2026, 9, 22, 6, 1));
    expect(askedAbout(await tab())).toBeUndefined();
    expect(device.size).toBe(0);
  });

  test('where the device keeps nothing, it stays in its tab', async () => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    const first = await tab();
    const sent = first.send(order(3));
    expect(askedAbout(await tab(first.session))).toBe(sent.idempotencyKey);
    expect(first.in((it) => it.settle(sent))).toBe(true);
    expect(askedAbout(await tab(first.session))).toBeUndefined();
  });
});

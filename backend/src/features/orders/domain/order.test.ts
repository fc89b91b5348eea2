import { describe, expect, test } from '@jest/globals';
import { ORDER_STATES, type Delivery, type OrderState } from '@shop/contracts/rules/orders/order-states';
import { DomainError } from '../../../shared/domain-error.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { Order } from './order.ts';

const order = (changes: Partial<OrderSnapshot> = {}) =>
  new Order({
    id: '0199aaaa-0000-7000-8000-000000000001',
    number: 'DS26-00042',
    placedAt: new Date('2026-11-18T10:00:00Z'),
    state: 'placed',
    revision: 0,
    delivery: 'pickup',
    holdReason: null,
    totalPaise: 500_000,
    paidPaise: 500_000,
    creditedPaise: 0,
    creditedGoodsPaise: 0,
    benefitPaise: 0,
    benefitRoundingPaise: 0,
    parcels: null,
    lorry: null,
    reserved: true,
    unreserved: [],
    fromStranger: false,
    follower: null,
    referralCode: null,
    ...changes,
  });

const lorry = {
  transporter: 'KPN Parcel',
  lrNumber: 'LR-77',
  lrDate: '2026-11-20',
  parcels: 3,
  ewayBill: null,
};

function move(subject: Order, to: OrderState): void {
  const from = subject.state;
  if (to === 'cancelled') subject.cancel(from, 'asked for it');
  else if (to === 'dispatched') subject.dispatch(from, lorry);
  else subject.advance(from, to as 'confirmed');
}

function refusal(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, details: error.details };
    throw error;
  }
  return null;
}

/** Written by hand from product.md section 5: every other move is refused. */
const ALLOWED: Record<Delivery, [OrderState, OrderState][]> = {
  pickup: [
    ['placed', 'confirmed'],
    ['confirmed', 'packed'],
    ['packed', 'dispatched'],
    ['dispatched', 'arrived'],
    ['arrived', 'collected'],
    ['placed', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['packed', 'cancelled'],
  ],
  door: [
    ['placed', 'confirmed'],
    ['confirmed', 'packed'],
    ['packed', 'dispatched'],
    ['dispatched', 'collected'],
    ['placed', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['packed', 'cancelled'],
  ],
};

describe('the moves of an order', () => {
  const cases = (['pickup', 'door'] as const).flatMap((delivery) =>
    ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => to !== 'placed').map((to) => ({ delivery, from, to })),
    ),
  );

  test.each(cases)('$delivery: $from to $to', ({ delivery, from, to }) => {
    const subject = order({ delivery, state: from });
    const allowed = ALLOWED[delivery].some(([a, b]) => a === from && b === to);
    expect(refusal(() => move(subject, to))).toEqual(
      allowed ? null : { code: 'order-move-forbidden', details: { from, to } },
    );
    expect(subject.state).toBe(allowed ? to : from);
    expect(subject.events.map((event) => event.kind)).toEqual(allowed ? [to] : []);
  });

  test('whoever comes second is told the state that the first left', () => {
    const subject = order({ state: 'packed' });
    expect(refusal(() => subject.advance('confirmed', 'packed'))).toEqual({
      code: 'order-state-changed',
      details: { state: 'packed' },
    });
  });
});

describe('a hold', () => {
  test('blocks every forward step but not the cancellation', () => {
    const held = { state: 'confirmed', holdReason: 'wrong PIN code' } as const;
    expect(refusal(() => order(held).advance('confirmed', 'packed'))).toEqual({
      code: 'order-on-hold',
      details: { reason: 'wrong PIN code' },
    });
    const cancelled = order(held);
    cancelled.cancel('confirmed', 'no answer');
    expect([cancelled.state, cancelled.holdReason]).toEqual(['cancelled', null]);
  });

  test('lets the order go on once it is lifted', () => {
    const subject = order();
    subject.putOnHold('call again');
    subject.release();
    subject.advance('placed', 'confirmed');
    expect(subject.events.map((event) => event.kind)).toEqual(['held', 'released', 'confirmed']);
  });

  test('is put once, lifted once, and never on a finished order', () => {
    const subject = order({ holdReason: 'call again' });
    expect(refusal(() => subject.putOnHold('again'))).toMatchObject({ code: 'order-on-hold' });
    expect(refusal(() => order().release())).toMatchObject({ code: 'order-not-on-hold' });
    expect(refusal(() => order({ state: 'collected' }).putOnHold('late'))).toMatchObject({
      code: 'order-finished',
    });
  });
});

describe('money', () => {
  test('fills the total in two parts, and what is more is due back', () => {
    const subject = order({ totalPaise: 500_000, paidPaise: 0 });
    subject.receive(200_000, 'UTR1');
    subject.receive(300_000, 'UTR2');
    expect(subject.balancePaise).toBe(0);
    subject.receive(100, 'UTR3');
    expect(refusal(() => subject.refund(500_101, 'UTR9'))).toEqual({
      code: 'refund-exceeds-paid',
      details: { paidPaise: 500_100 },
    });
    subject.refund(100, 'UTR9');
    expect(subject.events.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['payment-received', 200_000],
      ['payment-received', 300_000],
      ['payment-received', 100],
      ['payment-refunded', -100],
    ]);
  });

  test('of a cancelled order is taken, and can be paid back', () => {
    const subject = order({ state: 'cancelled', paidPaise: 0 });
    subject.receive(200_000, 'UTR1');
    subject.refund(200_000, 'UTR9');
    expect(subject.balancePaise).toBe(0);
  });

  test('that was paid back is corrected before what it was paid back of', () => {
    const subject = order({ paidPaise: 0 });
    expect(refusal(() => subject.correct(200_000, 'Wrong order'))).toEqual({
      code: 'refund-exceeds-paid',
      details: { paidPaise: 0 },
    });
    subject.correct(-200_000, 'Never paid back');
    subject.correct(200_000, 'Wrong order');
    expect(subject.events.map(({ kind, text, amountPaise }) => [kind, text, amountPaise])).toEqual([
      ['payment-corrected', 'Never paid back', 200_000],
      ['payment-corrected', 'Wrong order', -200_000],
    ]);
  });
});

describe('a step back', () => {
  const BACK: Partial<Record<OrderState, OrderState>> = { confirmed: 'placed', packed: 'confirmed' };

  test.each(ORDER_STATES)('from %s is one step until dispatch, and none later', (state) => {
    const subject = order({ state });
    const to = BACK[state];
    expect(refusal(() => subject.takeBack(state, 'Wrong'))).toEqual(
      to ? null : { code: 'step-final', details: { state } },
    );
    expect(subject.state).toBe(to ?? state);
    expect(subject.events.map(({ kind, step }) => [kind, step])).toEqual(
      to ? [['taken-back', { from: state, to }]] : [],
    );
  });

  test.each(ORDER_STATES)(
    'that takes up an order again begins at the beginning, and only of a cancelled one: %s',
    (state) => {
      const subject = order({ state });
      expect(refusal(() => subject.reopen('Called back'))).toEqual(
        state === 'cancelled' ? null : { code: 'order-state-changed', details: { state } },
      );
      expect(subject.state).toBe(state === 'cancelled' ? 'placed' : state);
    },
  );

  test('goes past a hold: what is held may be put right', () => {
    const held = order({ state: 'packed', holdReason: 'Wrong PIN code' });
    held.takeBack('packed', 'Wrong');
    expect([held.state, held.holdReason]).toEqual(['confirmed', 'Wrong PIN code']);
  });
});

test('an order with a balance leaves with a reason only', () => {
  const subject = order({ state: 'packed', paidPaise: 499_900 });
  expect(refusal(() => subject.dispatch('packed', lorry))).toEqual({
    code: 'dispatch-unpaid',
    details: { balancePaise: 100 },
  });
  const other = order({ state: 'packed', paidPaise: 499_900 });
  other.dispatch('packed', lorry, 'Pays on Monday');
  expect(other.events.map(({ kind, text }) => [kind, text])).toEqual([
    ['dispatched', 'KPN Parcel, LR-77 of 20 Nov 2026, 3 parcels'],
    ['dispatched-unpaid', 'Pays on Monday'],
  ]);
});

test('goods that came to less than half a rupee are credited too: no passbook pays, and the dispatch stands', () => {
  const credited = order({ state: 'dispatched', paidPaise: 0, creditedPaise: 0, creditedGoodsPaise: 40 });
  const code = { code: 'goods-credited' };
  expect(
    refusal(() => credited.redeem({ creditPaise: 10_000, benefitPaise: 500 }, 'AP26-00007')),
  ).toMatchObject(code);
  expect(refusal(() => credited.undo('dispatched', null, null, new Date()))).toMatchObject(code);
});

test('what is still to be paid is less what was credited, also of goods that a passbook’s benefit was given on', () => {
  // ₹5,000 less ₹100 of benefit and ₹1,200 credited is ₹3,700, of which ₹2,000 came in.
  const credits = { benefitPaise: 10_000, creditedPaise: 120_000, creditedGoodsPaise: 120_000 };
  expect(order({ state: 'dispatched', paidPaise: 200_000, ...credits }).balancePaise).toBe(170_000);
  expect(order({ state: 'dispatched', paidPaise: 370_000, ...credits }).balancePaise).toBe(0);
});

test('an e-way bill is asked for by what the goods are worth less a passbook’s benefit', () => {
  // ₹50,400 less ₹500 is ₹49,900; less ₹400 it is ₹50,000, which is not above the limit; less ₹399 it is.
  const leaving = (benefitPaise: number) => {
    const subject = order({ state: 'packed', totalPaise: 5_040_000, paidPaise: 5_040_000, benefitPaise });
    subject.dispatch('packed', lorry);
    return refusal(() => subject.assertEwayBill(5_000_000));
  };
  expect(leaving(50_000)).toBeNull();
  expect(leaving(40_000)).toBeNull();
  expect(leaving(39_900)).toEqual({ code: 'eway-bill-missing', details: { abovePaise: 5_000_000 } });
});

describe('goods that an order has not all taken', () => {
  const ids = ['p1', 'p2'];

  test('are taken as it is confirmed, and then it is no stranger’s', () => {
    const partly = order({ unreserved: ids, fromStranger: true });
    expect([partly.holds('p1'), partly.holds('p3')]).toEqual([false, true]);
    expect(partly.takeRest()).toEqual({ only: ids });
    expect([partly.reserved, partly.unreserved, partly.fromStranger]).toEqual([true, [], false]);
    expect(order({ reserved: false, unreserved: ids }).takeRest()).toEqual({ except: [] });
    // It has all, and only counts for nobody's share from now on.
    expect(order({ fromStranger: true }).takeRest()).toEqual({ only: [] });
    expect(order().takeRest()).toBeNull();
  });

  test('are not taken as its cancelling is undone, and all are as it is taken up again', () => {
    const cancelled = { state: 'cancelled', unreserved: ids, fromStranger: true } as const;
    expect(order(cancelled).takeAnew(false)).toEqual({ except: ids });
    expect(order({ ...cancelled, reserved: false }).takeAnew(false)).toBeNull();
    expect(order(cancelled).takeAnew(true)).toEqual({ except: [] });
  });
});

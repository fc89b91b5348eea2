import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { balanceOf } from '@shop/contracts/rules/orders/order-totals';
import { PAYMENT_DOUBTS } from '@shop/contracts/rules/orders/payments';
import fc from 'fast-check';
import { Database } from '../../../src/persistence/database.ts';
import { reconcile } from '../../../src/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { OrderModel, type Deed } from '../../support/order-model.ts';
import { LORRY, payment, placeGoodOrder, stockOf } from '../../support/orders.ts';

const TOTAL = 339_500;
/** As many such orders in one: goods and packing of each, freight once, rounded to the rupee. */
const totalOf = (lots: number) => Math.round((lots * 327_540 + 12_000) / 100) * 100;
/** Boxes of GB-04 in each order. */
const BOXES = 5;
const ORDERS = 3;

let shop: TestShop;
let people: Caller[];
beforeAll(async () => {
  shop = await bootShop();
  people = [await shop.staff('owner'), await shop.staff('manager')];
  // Enough for every history.
  await shop.database.query(`
    WITH more AS (UPDATE product SET stock = stock + 5000 WHERE code IN ('GB-04', 'SP-01') RETURNING id)
    INSERT INTO stock_entry (id, product_id, at, change, reason) SELECT uuidv7(), id, now(), 5000, 'correction' FROM more`);
});
afterAll(() => shop.close());

/** The orders of one history in the shop, and what is done to them. */
class History {
  private readonly receipts: string[] = [];
  /** As each order was seen last by whoever worked on it. */
  private readonly seen: AdminOrderView[] = [];

  private constructor(private readonly numbers: readonly string[]) {}

  static async begin(orders: number): Promise<History> {
    const numbers: string[] = [];
    while (numbers.length < orders) numbers.push((await placeGoodOrder(shop)).number);
    const history = new History(numbers);
    history.seen.push(...(await history.readAll()));
    return history;
  }

  /** @returns whether it was done; never a fault of the program */
  async perform(deed: Deed, who: Caller): Promise<boolean> {
    if (deed.do === 'wait') {
      shop.clock.advance(11_000);
      return true;
    }
    const before = this.seen[deed.order];
    if (!before) throw new Error('There is no such order');
    const step = `${this.path(deed.order)}/${this.stepOf(deed, before)}`;
    const { status, body } = await who.post<AdminOrderView>(step, this.bodyOf(deed, before));
    if (![200, 400, 404, 409].includes(status)) throw new Error(`${step} was answered with ${status}`);
    if (status !== 200) return false;
    this.seen[deed.order] = body;
    if (deed.do === 'pay' || deed.do === 'refund') {
      const made = body.payments.findLast(({ kind }) => kind === 'received' || kind === 'refunded');
      this.receipts.push(made?.receiptId ?? '');
    }
    return true;
  }

  private readAll(): Promise<AdminOrderView[]> {
    return Promise.all(
      this.numbers.map(async (_, order) => (await this.owner.get<AdminOrderView>(this.path(order))).body),
    );
  }

  async differences(model: OrderModel): Promise<unknown[]> {
    return (await this.readAll()).flatMap(({ state, hold, paidPaise, balancePaise }, order) => {
      const has = { state, isHeld: hold !== null, paidPaise, balancePaise };
      const { isHeld, state: due, lots } = model.orders[order] ?? NOTHING_DONE;
      const paid = model.paid(order);
      const should = {
        state: due,
        isHeld,
        paidPaise: paid,
        balancePaise: balanceOf(totalOf(lots), paid, due === 'cancelled'),
      };
      return JSON.stringify(has) === JSON.stringify(should) ? [] : [{ order, has, should }];
    });
  }

  private get owner(): Caller {
    const [owner] = people;
    if (!owner) throw new Error('Nobody works here');
    return owner;
  }

  private path(order: number): string {
    return `/api/admin/orders/${this.numbers[order]}`;
  }

  private stepOf(deed: Deed, { state }: AdminOrderView): string {
    switch (deed.do) {
      case 'pay':
        return 'payments';
      case 'refund':
        return 'refunds';
      case 'correct':
      case 'move':
        return `receipts/${this.receipts[deed.receipt] ?? '01900000-0000-7000-8000-000000000000'}/${deed.do}`;
      case 'forward':
        return state === 'packed' ? 'dispatch' : 'advance';
      default:
        return deed.do;
    }
  }

  private bodyOf(deed: Deed, { state: from, nextStates, revision }: AdminOrderView): object | undefined {
    const despite = [...PAYMENT_DOUBTS];
    switch (deed.do) {
      case 'pay': {
        const number = deed.other === null ? undefined : this.numbers[deed.other];
        const parts = number ? [{ number, amountPaise: Math.floor(deed.paise / 2) }] : [];
        return payment({ amountPaise: deed.paise, parts, despite });
      }
      case 'refund':
        return payment({ amountPaise: deed.paise, despite });
      case 'correct':
        return { reason: 'Wrong' };
      case 'merge':
        return {
          from: this.numbers[deed.from],
          revision,
          fromRevision: this.seen[deed.from]?.revision,
        };
      case 'move':
        return { number: this.numbers[deed.to], amountPaise: deed.paise, despite };
      case 'forward':
        return from === 'packed'
          ? { from, ...LORRY, unpaidReason: 'A friend' }
          : { from, to: nextStates.find((state) => state !== 'cancelled') ?? 'collected' };
      case 'hold':
        return { reason: 'Call again' };
      case 'release':
        return undefined;
      case 'undo':
        return { from };
      case 'reopen':
        return { reason: 'Called back' };
      default:
        return { from, reason: 'Wrong' };
    }
  }
}

const NOTHING_DONE = { isHeld: false, state: 'placed', lots: 1 } as const;

const order = fc.nat(ORDERS - 1);
const receipt = fc.nat(5);
const paise = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(100_000, TOTAL, TOTAL + 1));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pay' as const), order, paise, other: fc.option(order) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), order, paise }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('correct' as const), order, receipt }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), order, receipt, to: order, paise }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('merge' as const), order, from: order }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'forward',
        'forward',
        'forward',
        'back',
        'cancel',
        'undo',
        'reopen',
        'hold',
        'release',
      ),
      order,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' as const }) },
);

test('whatever is done to orders, money, stock and states are what the rules say, step by step', async () => {
  const [who] = people;
  if (!who) throw new Error('Nobody works here');
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), async (deeds) => {
      const shelf = Number(await stockOf(shop, 'GB-04'));
      const history = await History.begin(ORDERS);
      const model = new OrderModel(ORDERS);
      for (const each of deeds) {
        expect([each, await history.perform(each, who)]).toEqual([each, model.apply(each)]);
      }
      expect(await history.differences(model)).toEqual([]);
      const open = model.orders.reduce(
        (lots, each) => lots + (each.state === 'cancelled' ? 0 : each.lots),
        0,
      );
      expect(await stockOf(shop, 'GB-04')).toBe(shelf - open * BOXES);
    }),
    { numRuns: 10 },
  );
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
}, 60_000);

describe('two people at one order at once', () => {
  const deeds: Deed[] = [
    { do: 'pay', order: 0, paise: 50_000, other: null },
    { do: 'refund', order: 0, paise: 100_000 },
    { do: 'correct', order: 0, receipt: 0 },
    { do: 'move', order: 0, receipt: 0, to: 1, paise: 100_000 },
    { do: 'forward', order: 0 },
    { do: 'back', order: 0 },
    { do: 'cancel', order: 0 },
    { do: 'hold', order: 0 },
    { do: 'merge', order: 0, from: 1 },
    { do: 'merge', order: 1, from: 0 },
  ];
  const pairs = deeds.flatMap((one, index) => deeds.slice(index).map((other) => [one, other] as const));

  test('lose nothing and double nothing, in every pair: it is as if one had come after the other', async () => {
    const [first, second] = people;
    if (!first || !second) throw new Error('Nobody works here');
    for (const [one, other] of pairs) {
      const history = await History.begin(2);
      const before = new OrderModel(2);
      for (const each of [
        { do: 'pay', order: 0, paise: 100_000, other: null },
        { do: 'forward', order: 0 },
        { do: 'wait' },
      ] satisfies Deed[]) {
        before.apply(each);
        await history.perform(each, first);
      }
      const done = await Promise.all([history.perform(one, first), history.perform(other, second)]);
      const [forth, back] = [before.copy(), before.copy()];
      const inTurn = [forth.apply(one), forth.apply(other)];
      const inOther = [back.apply(other), back.apply(one)].reverse();
      // A step names the state that it was seen in: what moved meanwhile refuses it, whatever the new state allows.
      const fits = [
        JSON.stringify(done) === JSON.stringify(inTurn) && (await history.differences(forth)).length === 0,
        JSON.stringify(done) === JSON.stringify(inOther) && (await history.differences(back)).length === 0,
        await isOneAlone(history, before, one, other, done),
      ];
      expect([one, other, done, fits.some(Boolean)]).toEqual([one, other, done, true]);
    }
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
  }, 60_000);

  /** Both begin at the state of the order: the slower is told, and has done nothing. */
  async function isOneAlone(
    history: History,
    before: OrderModel,
    one: Deed,
    other: Deed,
    done: boolean[],
  ): Promise<boolean> {
    const winners = [one, other].filter((_, index) => done[index]);
    const [winner] = winners;
    if (!winner || winners.length !== 1) return false;
    const model = before.copy();
    return model.apply(winner) && (await history.differences(model)).length === 0;
  }
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { PAYMENT_WARNINGS } from '@shop/contracts/rules/orders/payments';
import fc from 'fast-check';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { typePassword } from '../../support/people.ts';
import { BOXES, OrderModel, type Deed } from '../../support/order-model.ts';
import { fillShelf, LORRY, payment, placeGoodOrder, stockOf } from '../../support/orders.ts';
import { keptBy, reportedBy, soldBy } from '../../support/reports.ts';
import { histories } from '../../support/database/seeded.ts';

const TOTAL = 339_500;
const ORDERS = 3;

let shop: TestShop;
let people: Caller[];
beforeAll(async () => {
  shop = await bootShop();
  people = [await shop.staff('owner'), await shop.staff('manager')];
  // Enough for every history.
  await fillShelf(shop, 5_000);
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
      await Promise.all(people.map(typePassword));
      return true;
    }
    const before = this.seen[deed.order];
    if (!before) throw new Error('There is no such order');
    const path = this.path(deed.order);
    const { status, body } =
      deed.do === 'edit'
        ? await who.put<AdminOrderView>(path, editOf(before, deed.lots))
        : await who.post<AdminOrderView>(`${path}/${this.stepOf(deed, before)}`, this.bodyOf(deed, before));
    if (![200, 400, 404, 409].includes(status)) {
      throw new Error(`${JSON.stringify(deed)} was answered with ${status}`);
    }
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
      const { isHeld = false, state: due } = model.orders[order] ?? {};
      const should = {
        state: due,
        isHeld,
        paidPaise: model.paid(order),
        balancePaise: model.balance(order),
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

  private stepOf(deed: Exclude<Deed, { do: 'edit' }>, { state }: AdminOrderView): string {
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
      case 'credit':
        return 'credit-notes';
      default:
        return deed.do;
    }
  }

  private bodyOf(
    deed: Exclude<Deed, { do: 'edit' }>,
    { state: from, nextStates, revision }: AdminOrderView,
  ): object | undefined {
    const despite = [...PAYMENT_WARNINGS];
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
      case 'credit': {
        const goods = [{ code: 'GB-04', quantity: deed.boxes }];
        return { goods, reason: 'Wet on arrival', returned: deed.returned };
      }
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

function editOf(order: AdminOrderView, lots: number): object {
  const lines = [
    { code: 'GB-04', quantity: lots * BOXES },
    { code: 'SP-01', quantity: lots * 10 },
  ];
  return { ...entryOf(order), lines, reason: 'By phone', revision: order.revision };
}

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
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('edit' as const), order, lots: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('credit' as const),
      order,
      boxes: fc.integer({ min: 1, max: BOXES }),
      returned: fc.boolean(),
    }),
  },
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
      expect(await stockOf(shop, 'GB-04')).toBe(shelf - model.held);
      expect(await reconcile(shop.app.get(Database))).toEqual([]);
      const kept = await keptBy(shop);
      expect(await reportedBy(shop)).toEqual(kept);
      for (const group of ['item', 'category'] as const)
        expect(await soldBy(shop, group)).toBe(kept['goods sold']);
    }),
    histories(10),
  );
});

describe('two people at one order at once', () => {
  const money: Deed[] = [
    { do: 'pay', order: 0, paise: 50_000, other: null },
    { do: 'refund', order: 0, paise: 100_000 },
    { do: 'correct', order: 0, receipt: 0 },
    { do: 'move', order: 0, receipt: 0, to: 1, paise: 100_000 },
  ];
  const steps: Deed[] = [
    { do: 'forward', order: 0 },
    { do: 'back', order: 0 },
    { do: 'cancel', order: 0 },
    { do: 'hold', order: 0 },
  ];
  const merges: Deed[] = [
    { do: 'merge', order: 0, from: 1 },
    { do: 'merge', order: 1, from: 0 },
  ];
  const paid: Deed = { do: 'pay', order: 0, paise: 100_000, other: null };
  const forward: Deed = { do: 'forward', order: 0 };
  // An undo is of whoever took the step: the first of the two. All boxes are credited once, and one of them beside it.
  const left: Deed[] = [
    { do: 'undo', order: 0 },
    { do: 'credit', order: 0, boxes: BOXES, returned: true },
    { do: 'credit', order: 0, boxes: 1, returned: false },
    ...money,
    { do: 'forward', order: 0 },
    { do: 'hold', order: 0 },
  ];

  test.each([
    [
      'before it is packed',
      [paid, forward, { do: 'wait' }],
      [...money, ...steps, { do: 'edit', order: 0, lots: 2 }, ...merges],
    ],
    ['once it has left', [paid, forward, forward, forward], left],
  ] satisfies [string, Deed[], Deed[]][])(
    'lose nothing and double nothing %s, in every pair: it is as if one had come after the other',
    async (_, begun, deeds) => {
      const [first, second] = people;
      if (!first || !second) throw new Error('Nobody works here');
      const pairs = deeds.flatMap((one, index) => deeds.slice(index).map((other) => [one, other] as const));
      for (const [one, other] of pairs) {
        const shelf = Number(await stockOf(shop, 'GB-04'));
        const history = await History.begin(2);
        const before = new OrderModel(2);
        for (const each of begun) {
          before.apply(each);
          await history.perform(each, first);
        }
        const done = await Promise.all([history.perform(one, first), history.perform(other, second)]);
        const [forth, back] = [before.copy(), before.copy()];
        const inTurn = [forth.apply(one), forth.apply(other)];
        const inOther = [back.apply(other), back.apply(one)].reverse();
        const isSo = async (model: OrderModel) =>
          (await history.differences(model)).length === 0 &&
          (await stockOf(shop, 'GB-04')) === shelf - model.held;
        // A step names the state that it was seen in: what moved meanwhile refuses it, whatever the new state allows.
        const fits = [
          JSON.stringify(done) === JSON.stringify(inTurn) && (await isSo(forth)),
          JSON.stringify(done) === JSON.stringify(inOther) && (await isSo(back)),
          await isOneAlone(isSo, before, one, other, done),
        ];
        expect([one, other, done, fits.some(Boolean)]).toEqual([one, other, done, true]);
      }
      expect(await reconcile(shop.app.get(Database))).toEqual([]);
    },
  );

  /** Both begin at the state of the order: the slower is told, and has done nothing. */
  async function isOneAlone(
    isSo: (model: OrderModel) => Promise<boolean>,
    before: OrderModel,
    one: Deed,
    other: Deed,
    done: boolean[],
  ): Promise<boolean> {
    const winners = [one, other].filter((_, index) => done[index]);
    const [winner] = winners;
    if (!winner || winners.length !== 1) return false;
    const model = before.copy();
    return model.apply(winner) && isSo(model);
  }
});

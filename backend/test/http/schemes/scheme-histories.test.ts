import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@shop/contracts/rules/days';
import type { PaymentWarning } from '@shop/contracts/rules/orders/payments';
import {
  MEMBERSHIP_STATES,
  nextMembershipStates,
  type MembershipState,
} from '@shop/contracts/rules/schemes/membership-states';
import fc from 'fast-check';
import { OrderCredit } from '../../../src/features/orders/application/payments/order-credit.ts';
import { OrderQueries } from '../../../src/features/orders/application/order-queries.ts';
import { OrderDesk } from '../../../src/features/orders/application/desk/order-desk.ts';
import { OrderPayments } from '../../../src/features/orders/application/payments/order-payments.ts';
import { MemberDesk } from '../../../src/features/schemes/application/member-desk.ts';
import { ReckonMembers } from '../../../src/features/schemes/application/reckon-members.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { DomainError, found } from '../../../src/shared/domain-error.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { keptBy, reportedBy } from '../../support/reports.ts';
import { SchemeModel, type SchemeDeed } from '../../support/scheme-model.ts';
import { addScheme, beginOn, join } from '../../support/schemes.ts';
import { histories } from '../../support/database/seeded.ts';

const BEGINS = '2026-11-25';
const TOTAL = 339_500;
const ACTOR = { kind: 'system', id: null, name: 'The history' } as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  // Enough for every history.
  await shop.database.query(`
    WITH more AS (UPDATE product SET stock = stock + 5000 WHERE code IN ('GB-04', 'SP-01') RETURNING id)
    INSERT INTO stock_entry (id, product_id, at, change, reason) SELECT uuidv7(), id, now(), 5000, 'correction' FROM more`);
});
afterAll(() => shop.close());

const use = <T>(type: abstract new (...parts: never[]) => T): T => shop.app.get(type, { strict: false });
let visitors = 0;

/** Two passbooks and two orders in the shop, and what is done to them. */
class History {
  private readonly entries: string[][] = [[], []];
  private today = BEGINS;

  private constructor(
    readonly passbooks: readonly string[],
    readonly orders: readonly string[],
  ) {}

  static async begin(): Promise<History> {
    await beginOn(shop, BEGINS);
    const slug = await addScheme(shop);
    const [passbooks, orders]: [string[], string[]] = [[], []];
    while (passbooks.length < 2) {
      visitors += 1;
      const { body } = await join(shop.visitor(`10.11.${visitors >> 8}.${visitors & 255}`), slug);
      passbooks.push(body.number);
      orders.push((await placeGoodOrder(shop)).number);
    }
    return new History(passbooks, orders);
  }

  /** @returns whether it was done; never a fault of the program */
  async perform(deed: SchemeDeed): Promise<boolean> {
    try {
      await this.act(deed);
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return false;
    }
  }

  private async act(deed: SchemeDeed): Promise<unknown> {
    if (deed.do === 'wait') {
      this.today = addDays(this.today, deed.days);
      shop.clock.setDay(this.today);
      return use(ReckonMembers).run();
    }
    // Two steps of one moment have no order.
    shop.clock.advance(1_000);
    const order = 'order' in deed ? (this.orders[deed.order] ?? '') : '';
    const passbook = 'passbook' in deed ? (this.passbooks[deed.passbook] ?? '') : '';
    const despite: PaymentWarning[] = ['same-cash', 'above-balance', 'year-over', 'above-refund'];
    const cash = { mode: 'cash' as const, reference: null, receivedOn: this.today, note: '', despite };
    switch (deed.do) {
      case 'pay':
      case 'refund': {
        const money = { ...cash, amountPaise: deed.paise };
        const desk = use(MemberDesk);
        const { entries } = await (deed.do === 'pay'
          ? desk.receive(passbook, money, ACTOR)
          : desk.refund(passbook, money, ACTOR));
        return this.entries[deed.passbook]?.push(entries.at(-1)?.id ?? '');
      }
      case 'correct': {
        const entry = this.entries[deed.passbook]?.[deed.entry] ?? '01900000-0000-7000-8000-000000000000';
        return use(MemberDesk).correct(passbook, entry, 'Wrong', ACTOR);
      }
      case 'leave': {
        const { state: from } = await use(MemberDesk).read(passbook);
        return use(MemberDesk).cancel(passbook, { from, ending: 'left', reason: 'Moves away' }, ACTOR);
      }
      case 'redeem':
        return use(OrderCredit).redeem(order, { passbook }, ACTOR);
      case 'cancel':
        return use(OrderDesk).cancel(order, { from: 'placed', reason: 'No answer' }, ACTOR);
      case 'reopen':
        return use(OrderDesk).reopen(order, { reason: 'Called back' }, ACTOR);
      case 'pay back':
        return use(OrderPayments).refund(order, { ...cash, amountPaise: deed.paise }, ACTOR);
    }
  }

  /** What is, as the model says it. */
  async found() {
    const passbooks = await Promise.all(this.passbooks.map((number) => use(MemberDesk).read(number)));
    const queries = use(OrderQueries);
    const orders = await Promise.all(this.orders.map(async (number) => found(await queries.forDesk(number))));
    return {
      passbooks: passbooks.map(({ state, sums }) => [state, sums.receivedPaise, sums.heldPaise]),
      orders: orders.map(({ state, paidPaise, benefitPaise }) => [
        state === 'cancelled',
        paidPaise,
        benefitPaise,
      ]),
      steps: passbooks.map(({ events }) => events.map(({ kind }) => kind)),
    };
  }
}

function expected(model: SchemeModel) {
  return {
    passbooks: model.passbooks.map((each) => [model.state(each), model.received(each), model.held(each)]),
    orders: model.orders.map((each) => [each.cancelled, model.paid(each), model.benefit(each)]),
  };
}

const isState = (kind: string): kind is MembershipState =>
  (MEMBERSHIP_STATES as readonly string[]).includes(kind);

/** Steps from a state to one that the table does not lead to. */
function forbidden(kinds: readonly string[]): string[] {
  const states = kinds.filter(isState);
  return states.flatMap((to, index) => {
    const from = states[index - 1];
    return from && !nextMembershipStates(from).includes(to) ? [`${from} → ${to}`] : [];
  });
}

const passbook = fc.nat(1);
const order = fc.nat(1);
const paise = fc.constantFrom(1, 25_000, 50_000, 100_000, 200_000, 230_000);
const deed: fc.Arbitrary<SchemeDeed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), passbook, paise }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), passbook, paise }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct' as const), passbook, entry: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), passbook }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('redeem' as const), passbook, order }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'reopen' as const), order }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay back' as const), order, paise }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
);

test('whatever is paid, missed, corrected, used and paid back, every rupee is where the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), async (deeds) => {
      const history = await History.begin();
      const model = new SchemeModel(2, 2, TOTAL);
      for (const each of deeds) {
        expect([each, await history.perform(each)]).toEqual([each, model.apply(each)]);
      }
      const { steps, ...found } = await history.found();
      expect(found).toEqual(expected(model));
      expect(steps.flatMap(forbidden)).toEqual([]);
      expect(await reportedBy(shop)).toEqual(await keptBy(shop));
    }),
    histories(20),
  );
  expect(await reconcile(use(Database))).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@shop/contracts/rules/months';
import { taxYearOf } from '@shop/contracts/rules/referrals/commission-tax';
import fc from 'fast-check';
import { CloseBooks } from '../../../src/features/books/application/close-books.ts';
import { CreditCommissions } from '../../../src/features/referrals/application/credit-commissions.ts';
import { Commissions } from '../../../src/features/referrals/application/commissions.ts';
import { PayoutRepository } from '../../../src/features/referrals/application/payout-repository.ts';
import { Payouts } from '../../../src/features/referrals/application/payouts.ts';
import { TaxChallans } from '../../../src/features/referrals/application/tax-challans.ts';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { DomainError } from '../../../src/shared/domain-error.ts';
import { Transaction } from '../../../src/shared/transaction.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { keptBy, reportedBy } from '../../support/reports.ts';
import { addReferrer, addStaff } from '../../support/people.ts';
import { histories } from '../../support/database/seeded.ts';

/** Two referrers at 5 % and 7.25 %, and three orders that may count for either. */
const CODES = ['HISTORY1', 'HISTORY2'] as const;
const RATES = [500, 725] as const;
const ORDERS = 3;
const MOST_STEPS = 48;

let shop: TestShop;
let actor: { kind: 'staff'; id: string; name: string };
let referrers: string[];
/** The day on which every history begins; each month of one can be another step. */
let begin: string;
beforeAll(async () => {
  shop = await bootShop();
  actor = { kind: 'staff', name: 'Owner', id: (await addStaff(shop.database, 'owner')).id };
  const year = { section: '1', basisPoints: 200, withoutPanBasisPoints: 2_000, thresholdPaise: 100_000 };
  const terms = { minimumPayoutPaise: 100, secondApproval: false };
  begin = shop.clock.today();
  const years = Array.from({ length: MOST_STEPS / 12 + 1 }, (_, at) => addMonths(monthOf(begin), 12 * at));
  const taxYears = years.map((month) => ({ year: taxYearOf(firstDayOf(month)), ...year }));
  await shop.changeContent(
    `INSERT INTO setting (section, value) VALUES ('referrals', $1::jsonb)
     ON CONFLICT (section) DO UPDATE SET value = excluded.value`,
    [JSON.stringify({ ...terms, taxYears })],
  );
});
afterAll(() => shop.close());

interface Known {
  id: string;
  state: OrderState;
  /** Place of the referrer; null: nobody. */
  of: number | null;
  goodsPaise: number;
  /** The rate of each referrer for it, from the first time on that it counted for them. */
  rates: Map<number, number>;
}

type Step =
  | { do: 'move'; order: number; state: OrderState }
  | { do: 'edit'; order: number; goodsPaise: number }
  | { do: 'attribute'; order: number; of: number | null }
  | { do: 'rate'; of: number; basisPoints: number }
  | { do: 'suspend' | 'resume'; of: number }
  | { do: 'propose' | 'approve' | 'discard' | 'next-month' | 'credit' | 'challan' | 'no-challan' | 'close' }
  | { do: 'answer'; outcome: 'paid' | 'failed' };

const order = fc.nat({ max: ORDERS - 1 });
const of = fc.nat({ max: 1 });
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constant('move'),
      order,
      state: fc.constantFrom<OrderState>('placed', 'confirmed', 'collected', 'cancelled'),
    }),
    fc.record({ do: fc.constant('edit'), order, goodsPaise: fc.integer({ min: 1, max: 5_000_000 }) }),
    fc.record({ do: fc.constant('attribute'), order, of: fc.option(of, { nil: null }) }),
    fc.record({ do: fc.constant('rate'), of, basisPoints: fc.integer({ min: 0, max: 2_000 }) }),
    fc.record({ do: fc.constantFrom('suspend', 'resume'), of }),
    fc.record({ do: fc.constantFrom('propose', 'propose', 'approve', 'approve', 'discard') }),
    fc.record({ do: fc.constantFrom('next-month', 'credit', 'credit') }),
    fc.record({ do: fc.constantFrom('challan', 'challan', 'no-challan', 'close') }),
    fc.record({ do: fc.constant('answer'), outcome: fc.constantFrom('paid', 'failed') }),
  ),
  { minLength: 10, maxLength: MOST_STEPS },
);

/** ₹2,500, of which 2 % are tax: by chance seldom taxed, deposited or closed, and sent back. */
const earned: Step[] = [
  { do: 'edit', order: 0, goodsPaise: 5_000_000 },
  { do: 'move', order: 0, state: 'collected' },
  { do: 'propose' },
  { do: 'approve' },
];
const again: Step[] = [
  { do: 'answer', outcome: 'failed' },
  { do: 'propose' },
  { do: 'approve' },
  { do: 'next-month' },
  { do: 'credit' },
  { do: 'answer', outcome: 'failed' },
  { do: 'no-challan' },
];
const deposited: Step[] = [...earned, { do: 'challan' }, ...again];
const closed: Step[] = [
  ...earned,
  { do: 'answer', outcome: 'paid' },
  { do: 'next-month' },
  { do: 'close' },
  ...again,
];

/** As the database would have it after whatever use case changed the order: its commission follows. */
async function write(known: Known, isNew = false): Promise<void> {
  const referrer = known.of === null ? null : referrers[known.of];
  const code = known.of === null ? null : CODES[known.of];
  await shop.app.get(Transaction).run(async () => {
    await shop.database.query(
      isNew
        ? `INSERT INTO orders (id, number, token, idempotency_key, content_hash, placed_at, state, delivery,
             customer_name, phone, address, city, district, state_code, state_name, pin_code, remarks, referrer_id,
             referral_code, goods_paise, total_paise, mrp_paise, packing_paise, rounding_paise, adult_confirmed_at,
             terms_accepted_at, transporter, lr_number, lr_date, parcels)
           VALUES ($1, $6, $7, $1, '', now(), $2, 'door', 'A', '9000000001',
             '1 Main Road', 'Chennai', 'Chennai', '33', 'Tamil Nadu', '600001', '', $3, $4, $5, $5, $5, 0, 0, now(), now(),
             'L', '1', '2026-01-01', 1)`
        : `UPDATE orders SET state = $2, referrer_id = $3, referral_code = $4, goods_paise = $5, mrp_paise = $5,
             total_paise = $5, revision = revision + 1 WHERE id = $1`,
      [
        known.id,
        known.state,
        referrer,
        code,
        known.goodsPaise,
        ...(isNew ? [`H-${known.id}`, known.id.replaceAll('-', '').slice(0, 22)] : []),
      ],
    );
    await shop.app.get(Commissions).follow(known.id);
  });
}

/** Refusals are answers: the history goes on. */
async function tried(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'database-unavailable') throw error;
  }
}

async function pay(step: Step): Promise<void> {
  const payouts = shop.app.get(Payouts);
  const book = shop.app.get(PayoutRepository);
  const newest = (await book.page({})).rows.at(0);
  if (step.do === 'next-month') shop.clock.setDay(firstDayOf(addMonths(monthOf(shop.clock.today()), 1)));
  else if (step.do === 'credit')
    await shop.app.get(CreditCommissions).execute(addMonths(monthOf(shop.clock.today()), -1), actor);
  else if (step.do === 'close')
    await shop.app
      .get(CloseBooks, { strict: false })
      .close(lastDayOf(addMonths(monthOf(shop.clock.today()), -1)), actor);
  else if (step.do === 'challan') await enterChallan();
  else if (step.do === 'no-challan') {
    for (const { id } of await shop.database.query<{ id: string }>('SELECT id FROM tax_challan'))
      await shop.app.get(TaxChallans).remove(id, actor);
  } else if (step.do === 'propose') {
    const possible = (await payouts.preview()).payouts.filter(({ obstacle }) => obstacle === null);
    if (possible.length > 0) await payouts.propose(possible, actor);
  } else if (newest && step.do === 'approve') await payouts.approve(newest.number, actor);
  else if (newest && step.do === 'discard') await payouts.discard(newest.number, actor);
  else if (newest && step.do === 'answer') {
    const answers = (await book.payoutsIn(newest.number)).map(({ reference }) => ({
      reference,
      outcome: step.outcome,
      bankReference: '',
      reason: '',
    }));
    await payouts.answer(newest.number, answers, actor);
  }
}

/** Of the month that has waited longest for one. */
async function enterChallan(): Promise<void> {
  const [left] = await shop.database.query<{ month: string; paise: string }>(
    `SELECT to_char(day, 'YYYY-MM') AS month, sum(tax_paise) AS paise FROM commission_tax
     WHERE tax_paise > 0 AND challan_id IS NULL GROUP BY 1 ORDER BY 1 LIMIT 1`,
  );
  if (!left) return;
  const challan = { bsrCode: '0510308', serial: '00042', paidOn: shop.clock.today() };
  const taxPaise = Number(left.paise);
  await shop.app.get(TaxChallans).enter({ ...challan, month: left.month, taxPaise }, actor);
}

/** What the orders say, added up by hand. */
function worthOf(orders: readonly Known[], place: number, state: (order: Known) => boolean): number {
  return orders
    .filter((each) => each.of === place && state(each))
    .reduce((sum, { goodsPaise, rates }) => {
      const exact = BigInt(goodsPaise) * BigInt(rates.get(place) ?? 0);
      return sum + Number((exact * 2n + 10_000n) / 20_000n);
    }, 0);
}

async function live(history: readonly Step[]): Promise<void> {
  await shop.database.query('DELETE FROM commission_entry');
  await shop.database.query('DELETE FROM commission_credit');
  await shop.database.query('DELETE FROM payout');
  await shop.database.query('DELETE FROM payout_batch');
  await shop.database.query('DELETE FROM tax_challan');
  await shop.database.query('DELETE FROM books_closing');
  await shop.database.query('DELETE FROM commission_sum');
  await shop.database.query("DELETE FROM orders WHERE number LIKE 'H-%'");
  await shop.database.query('DELETE FROM referrer_code');
  await shop.database.query("DELETE FROM referrer WHERE code LIKE 'HISTORY%'");
  shop.clock.setDay(begin);
  referrers = [];
  for (const [place, code] of CODES.entries()) {
    const { id } = await addReferrer(shop.database, code);
    referrers.push(id);
    const rate = RATES[place];
    await shop.database.query(
      "UPDATE referrer SET upi_id = 'a@bank', commission_basis_points = $2 WHERE id = $1",
      [id, rate],
    );
  }
  const rates: number[] = [...RATES];
  const freeze = (known: Known) => {
    if (known.of !== null && !known.rates.has(known.of)) known.rates.set(known.of, rates[known.of] ?? 0);
  };
  const orders: Known[] = [];
  for (let index = 0; index < ORDERS; index++) {
    const known = { id: crypto.randomUUID(), state: 'placed', of: index % 2, goodsPaise: 318_000 } as const;
    orders.push({ ...known, rates: new Map() });
  }
  for (const known of orders) {
    freeze(known);
    await write(known, true);
  }
  for (const step of history) {
    if ('order' in step) {
      const known = orders[step.order];
      if (!known) continue;
      if (step.do === 'move') known.state = step.state;
      else if (step.do === 'edit') known.goodsPaise = step.goodsPaise;
      else known.of = step.of;
      freeze(known);
      await write(known);
    } else if ('of' in step) {
      if (step.do === 'rate') rates[step.of] = step.basisPoints;
      const [column, value] =
        step.do === 'rate'
          ? ['commission_basis_points', step.basisPoints]
          : ['state', step.do === 'suspend' ? 'suspended' : 'active'];
      await shop.database.query(`UPDATE referrer SET ${column} = $2 WHERE id = $1`, [
        referrers[step.of],
        value,
      ]);
    } else await tried(() => pay(step));

    for (const [place, id] of referrers.entries()) {
      const earned = worthOf(orders, place, ({ state }) => state === 'collected');
      const pending = worthOf(orders, place, ({ state }) => state !== 'collected' && state !== 'cancelled');
      const sums = await shop.app.get(OwnReferralQueries).sums(id);
      expect(sums).toMatchObject({ pendingPaise: pending, earnedPaise: earned });
      expect(sums.paidPaise + sums.duePaise).toBe(earned);
      const [sent] = await shop.database.query<{ paise: string }>(
        `SELECT (SELECT coalesce(sum(gross_paise), 0) FROM payout WHERE referrer_id = $1 AND state IN ('sent', 'paid'))
           + (SELECT coalesce(sum(tax_paise), 0) FROM payout WHERE referrer_id = $1 AND tax_stands)
           + (SELECT coalesce(sum(tax_paise), 0) FROM commission_credit WHERE referrer_id = $1) AS paise`,
        [id],
      );
      expect(sums.paidPaise).toBe(Number(sent?.paise));
    }
  }
  // What is paid less tax is taxed: no challan is on what the register does not have.
  const stray = await shop.database.query(
    'SELECT FROM payout WHERE challan_id IS NOT NULL AND id NOT IN (SELECT id FROM commission_tax)',
  );
  expect(stray).toEqual([]);
  // No rupee of a year is taxed twice: never more of it than was credited and paid.
  const twice = await shop.database.query(`
    SELECT FROM commission_tax GROUP BY referrer_id, tax_year
    HAVING sum(taxable_paise) > sum(greatest(gross_paise, 0))`);
  expect(twice).toEqual([]);
  expect(await reportedBy(shop)).toEqual(await keptBy(shop));
  const wrong = await reconcile(shop.app.get(Database));
  expect(wrong.filter(({ check }) => /referrer|payout|monthly|credited/.test(check))).toEqual([]);
}

test('whatever happens to orders, referrers and payouts: what was paid and what is due is what was earned', async () => {
  await fc.assert(fc.asyncProperty(steps, live), { ...histories(12), examples: [[deposited], [closed]] });
});

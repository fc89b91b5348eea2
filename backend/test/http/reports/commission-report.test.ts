import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { PayoutBatchView, PayoutPreviewView } from '@shop/contracts/payouts/views';
import type { ReferrerRowView } from '@shop/contracts/referrers/views';
import type { CommissionRowView, CommissionSumsView } from '@shop/contracts/reports/referrers/views';
import { addDays } from '@shop/contracts/rules/days';
import { taxYearOf } from '@shop/contracts/rules/referrals/commission-tax';
import type { SettingsView } from '@shop/contracts/shop/views';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { activeReferrer, collect } from '../../support/referrals.ts';

const COMMISSIONS = '/api/admin/reports/referrers';

let shop: TestShop;
let owner: Caller;
/** So many days before today. */
const ago = (days: number) => addDays(shop.clock.today(), -days);
/** The last moment of a day, and the first. */
const evening = (days: number) => `${ago(days)}T23:59:59.999+05:30`;
const midnight = (days: number) => `${ago(days)}T00:00:00+05:30`;

const sums = async (query: string) =>
  (await owner.get<CommissionSumsView>(`${COMMISSIONS}/sums?${query}`)).body;
const list = async (query: string) =>
  (await owner.get<ListPage<CommissionRowView>>(`${COMMISSIONS}?sort=name&${query}`)).body.rows;

/** The entry of an order, or of a payout, is of another moment. */
async function was(of: string, kind: string, at: string): Promise<void> {
  const changed = await shop.database.query(
    `UPDATE commission_entry SET at = $3 WHERE kind = $2 AND (order_id = (SELECT id FROM orders WHERE number = $1)
       OR payout_id = (SELECT id FROM payout WHERE reference = $1)) RETURNING id`,
    [of, kind, at],
  );
  expect(changed).toHaveLength(1);
}

/** An order that a code brought: ₹3,180 of goods, of which 5 % are ₹159. */
const order = async (referralCode: string) => (await placeGoodOrder(shop, { referralCode })).number;

/** Pays what a referrer is due, and gives the payout's reference. */
async function payOut(referrerId: string, outcome: 'paid' | 'failed'): Promise<string> {
  const preview = (await owner.get<PayoutPreviewView>('/api/admin/payout-preview')).body;
  const payouts = preview.payouts
    .filter((payout) => payout.referrerId === referrerId)
    .map(({ grossPaise, taxPaise }) => ({ referrerId, grossPaise, taxPaise }));
  const batch = (await owner.post<PayoutBatchView>('/api/admin/payout-batches', { payouts })).body;
  await owner.post(`/api/admin/payout-batches/${batch.number}/approval`);
  const reference = batch.rows[0]?.reference ?? '';
  const answers = [{ reference, outcome, bankReference: 'SBIN42', reason: 'Account closed' }];
  const { status } = await owner.post(`/api/admin/payout-batches/${batch.number}/answers`, { answers });
  expect(status).toBe(200);
  return reference;
}

beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
  const { referrals } = (await owner.get<SettingsView>('/api/admin/settings')).body;
  // 2 % beyond ₹300 a year.
  const year = taxYearOf(shop.clock.today());
  await owner.put('/api/admin/settings/referrals', {
    minimumPayoutPaise: 10_000,
    secondApproval: false,
    taxYears: [
      { year, section: '393(1)', basisPoints: 200, withoutPanBasisPoints: 2_000, thresholdPaise: 30_000 },
    ],
    revision: referrals.revision,
  });
  await shop.changeContent('SELECT announce_content()');
  const asha = await activeReferrer(shop, 'ASHA1', 'ABCDE1234F');
  const balu = await activeReferrer(shop, 'BALU1');

  // Asha: placed in the last moment of three days ago, and of two; both collected in the last moment of two days ago;
  // both paid in the first moment of yesterday, ₹318 less 2 %, which is ₹6; today the bank sent it back.
  const [first, second] = [await order('ASHA1'), await order('ASHA1')];
  await collect(owner, first);
  await collect(owner, second);
  const sentBack = await payOut(asha, 'failed');
  await was(first, 'pending', evening(3));
  await was(second, 'pending', evening(2));
  await was(first, 'earned', evening(2));
  await was(second, 'earned', evening(2));
  await was(sentBack, 'paid', midnight(1));

  // Balu: one order of two days ago was collected that day and paid today, below ₹300 without tax; one of yesterday was
  // cancelled today; one came today.
  const [paid, cancelled] = [await order('BALU1'), await order('BALU1')];
  await collect(owner, paid);
  await payOut(balu, 'paid');
  await owner.post(`/api/admin/orders/${cancelled}/cancel`, { from: 'placed', reason: 'No answer' });
  await order('BALU1');
  await was(paid, 'pending', midnight(2));
  await was(paid, 'earned', midnight(2));
  await was(cancelled, 'pending', midnight(1));
});
afterAll(() => shop.close());

const NONE = { pendingPaise: 0, earnedPaise: 0, duePaise: 0, paidPaise: 0, taxPaise: 0 };

test('of each referrer it is what the ledger said at the end of the day', async () => {
  const of = async (days: number) =>
    (await list(`day=${ago(days)}`)).map(({ id: _, name: __, ...row }) => row);
  expect(await of(4)).toEqual([]);
  expect(await of(3)).toEqual([{ ...NONE, code: 'ASHA1', pendingPaise: 15_900 }]);
  expect(await of(2)).toEqual([
    { ...NONE, code: 'ASHA1', earnedPaise: 31_800, duePaise: 31_800 },
    { ...NONE, code: 'BALU1', earnedPaise: 15_900, duePaise: 15_900 },
  ]);
  expect(await of(1)).toEqual([
    { ...NONE, code: 'ASHA1', earnedPaise: 31_800, paidPaise: 31_800, taxPaise: 600 },
    { ...NONE, code: 'BALU1', pendingPaise: 15_900, earnedPaise: 15_900, duePaise: 15_900 },
  ]);
  // What the bank sent back is due again, and its tax was never deducted.
  expect(await of(0)).toEqual([
    { ...NONE, code: 'ASHA1', earnedPaise: 31_800, duePaise: 31_800 },
    { ...NONE, code: 'BALU1', pendingPaise: 15_900, earnedPaise: 15_900, paidPaise: 15_900 },
  ]);
});

test('its totals are those of its rows', async () => {
  expect(await sums(`day=${ago(4)}`)).toEqual({ ...NONE, day: ago(4), referrers: 0 });
  expect(await sums(`day=${ago(1)}`)).toEqual({
    day: ago(1),
    referrers: 2,
    pendingPaise: 15_900,
    earnedPaise: 47_700,
    duePaise: 15_900,
    paidPaise: 31_800,
    taxPaise: 600,
  });
  expect(await sums(`day=${ago(1)}&search=balu`)).toMatchObject({ referrers: 1, paidPaise: 0, taxPaise: 0 });
});

test('the report of today agrees with the list of referrers, and with the sums beside the ledger', async () => {
  const { rows } = (await owner.get<ListPage<ReferrerRowView>>('/api/admin/referrers?sort=name')).body;
  const kept = rows
    .filter(({ code }) => ['ASHA1', 'BALU1'].includes(code))
    .map(({ id, code, pendingPaise, earnedPaise, duePaise, paidPaise }) => ({
      id,
      code,
      pendingPaise,
      earnedPaise,
      duePaise,
      paidPaise,
    }));
  expect(kept).toHaveLength(2);
  expect(await list('')).toMatchObject(kept);
  expect(await reconcile(shop.app.get(Database, { strict: false }))).toEqual([]);
});

test('it is taken away in rupees, with no phone', async () => {
  const file = await shop.app.inject({
    url: `${COMMISSIONS}/export/csv?day=${ago(1)}&search=asha`,
    cookies: Object.fromEntries(owner.cookies),
  });
  expect(file.body.trim().split('\r\n')).toEqual([
    expect.stringContaining('On,Code,Name,Pending ₹,Earned ₹,Due ₹,Paid ₹,Of it tax ₹'),
    `${ago(1)},ASHA1,Referrer ASHA1,0,318,0,318,6`,
  ]);
});

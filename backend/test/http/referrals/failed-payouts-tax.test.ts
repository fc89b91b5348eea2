import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { PayoutBatchView, PayoutPreviewView } from '@shop/contracts/payouts/views';
import type { TallyView } from '@shop/contracts/reports/tally';
import type { TaxRowView, TaxSumsView, TaxYearRowView } from '@shop/contracts/reports/tax/views';
import type { SettingsView } from '@shop/contracts/shop/views';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { activeReferrer, answerPayouts, earn } from '../../support/referrals.ts';
import { beginOn } from '../../support/schemes.ts';

const CHALLANS = '/api/admin/tax-challans';
const BATCHES = '/api/admin/payout-batches';
const JANUARY = 'from=2027-01-01&to=2027-01-31';
const FEBRUARY = 'from=2027-02-01&to=2027-02-28';

let shop: TestShop;
let owner: Caller;
/** Whose transfer fails when a challan has its tax, when its month is closed, when neither is. */
let deposited: string;
let closed: string;
let open: string;

async function on(day: string): Promise<void> {
  shop.clock.setDay(day);
  owner = await shop.staff('owner');
}
/** ₹318, of which 2 % are ₹6. */
async function earnTwice(code: string): Promise<void> {
  for (const _ of [1, 2]) await earn(shop, owner, code, shop.clock.today());
}
async function previewOf(id: string) {
  const { body } = await owner.get<PayoutPreviewView>('/api/admin/payout-preview');
  return body.payouts.find(({ referrerId }) => referrerId === id);
}
/** Gives the number of the batch, which the bank has not answered. */
async function send(id: string): Promise<number> {
  const { referrerId, grossPaise, taxPaise } = (await previewOf(id)) ?? {};
  const payouts = [{ referrerId, grossPaise, taxPaise }];
  const { number } = (await owner.post<PayoutBatchView>(BATCHES, { payouts })).body;
  expect((await owner.post(`${BATCHES}/${number}/approval`)).status).toBe(200);
  return number;
}
const fails = async (batch: number) => expect(await answerPayouts(owner, batch, 'failed')).toBe(200);
const sums = (id: string) => shop.app.get(OwnReferralQueries).sums(id);
const enter = (month: string, taxPaise: number, serial = '00042') =>
  owner.post(CHALLANS, { month, taxPaise, bsrCode: '0510308', serial, paidOn: shop.clock.today() });
async function registered(id: string) {
  const { body } = await owner.get<ListPage<TaxRowView>>('/api/admin/reports/tax');
  return body.rows.filter(({ referrerId }) => referrerId === id);
}
const tally = async (days: string) => {
  const { body } = await owner.get<TallyView>(`/api/admin/reports/tally?${days}`);
  return {
    ...Object.fromEntries(body.checks.map(({ check, ...both }) => [check, both])),
    payout: body.kinds.find(({ kind }) => kind === 'payout'),
  };
};
const both = (paise: number) => ({ vouchersPaise: paise, reportPaise: paise });
const reconciled = async () => expect(await reconcile(shop.app.get(Database))).toEqual([]);

beforeAll(async () => {
  shop = await bootShop();
  await beginOn(shop, '2026-12-20');
  owner = await shop.staff('owner');
  const { revision } = (await owner.get<SettingsView>('/api/admin/settings')).body.referrals;
  const rates = { section: '393(1)', basisPoints: 200, withoutPanBasisPoints: 2_000, thresholdPaise: 30_000 };
  const terms = { minimumPayoutPaise: 10_000, secondApproval: false, tan: null };
  const taxYears = [{ year: '2026-27', ...rates }];
  await owner.put('/api/admin/settings/referrals', { ...terms, taxYears, revision });
  await shop.changeContent('SELECT announce_content()');
  deposited = await activeReferrer(shop, 'DEPOS1', 'ABCDE1234F');
  closed = await activeReferrer(shop, 'CLOSED1', 'ABCDE1234G');
  open = await activeReferrer(shop, 'OPEN1', 'ABCDE1234H');
});
afterAll(() => shop.close());

describe('a transfer that fails after a challan has its tax', () => {
  let batch: number;

  test('was taxed when it was approved; the challan is of just that sum', async () => {
    await earnTwice('DEPOS1');
    batch = await send(deposited);
    await on('2027-01-05');
    expect(await enter('2026-12', 1_200)).toMatchObject({
      status: 409,
      body: {
        code: 'challan-differs',
        details: { month: '2026-12', openPaise: 600, taxPaise: 1_200 },
      },
    });
    expect((await enter('2026-12', 600)).status).toBe(204);
  });

  test('stays in the register, and only its net is due again', async () => {
    await fails(batch);
    expect(await registered(deposited)).toMatchObject([
      { day: '2026-12-20', paidOn: null, grossPaise: 31_800, taxPaise: 600, challan: { serial: '00042' } },
    ]);
    expect(await sums(deposited)).toMatchObject({ earnedPaise: 31_800, duePaise: 31_200, paidPaise: 600 });
    expect(await previewOf(deposited)).toMatchObject({ grossPaise: 31_200, uncreditedPaise: 0, taxPaise: 0 });
    await reconciled();
  });

  test('stays taxed when the challan is removed, and waits for another', async () => {
    const { challans } = (await owner.get<TaxSumsView>('/api/admin/reports/tax/sums')).body;
    expect((await owner.delete(`${CHALLANS}/${challans[0]?.id}`)).status).toBe(204);
    expect(await registered(deposited)).toMatchObject([{ taxPaise: 600, challan: null }]);
    expect(await sums(deposited)).toMatchObject({ duePaise: 31_200 });
    expect((await enter('2026-12', 600, '00043')).status).toBe(204);
    await reconciled();
  });

  test('is paid again without tax; its row then says when', async () => {
    await on('2027-01-08');
    expect(await answerPayouts(owner, await send(deposited), 'paid')).toBe(200);
    expect(await registered(deposited)).toMatchObject([{ day: '2026-12-20', paidOn: '2027-01-08' }]);
    expect(await sums(deposited)).toMatchObject({ duePaise: 0, paidPaise: 31_800 });
    await reconciled();
  });
});

test('one that fails while its tax is neither deposited nor reported falls out whole, and is earned anew', async () => {
  await on('2027-01-10');
  await earnTwice('OPEN1');
  await fails(await send(open));
  expect(await registered(open)).toEqual([]);
  expect((await enter('2027-01', 600)).body).toMatchObject({ code: 'no-tax-to-pay' });
  expect(await sums(open)).toMatchObject({ duePaise: 31_800, paidPaise: 0 });
  expect(await previewOf(open)).toMatchObject({ grossPaise: 31_800, uncreditedPaise: 31_800, taxPaise: 600 });
  expect(await tally(JANUARY)).toMatchObject({ tds: both(0) });
});

test('one that fails as its challan is entered is in the register with it, or neither', async () => {
  const batch = await send(open);
  const [entered] = await Promise.all([enter('2027-01', 600), fails(batch)]);
  expect([204, 409]).toContain(entered.status);
  const rows = await registered(open);
  expect(rows.map(({ challan }) => challan?.serial)).toEqual(entered.status === 204 ? ['00042'] : []);
  await reconciled();
  // The month goes on with its tax standing, whichever was first.
  if (entered.status === 204) return;
  const again = await send(open);
  expect((await enter('2027-01', 600)).status).toBe(204);
  await fails(again);
  expect(await registered(open)).toMatchObject([{ taxPaise: 600, challan: { serial: '00042' } }]);
});

describe('a transfer that fails after its month is closed', () => {
  test('keeps its tax in that month, and brings its net back in the month of now', async () => {
    await earnTwice('CLOSED1');
    const batch = await send(closed);
    expect(await answerPayouts(owner, batch, 'paid')).toBe(200);
    await on('2027-02-05');
    await owner.post('/api/admin/books/closing', { closedThrough: '2027-01-31' });
    const before = await tally(JANUARY);
    await fails(batch);
    expect(await registered(closed)).toMatchObject([{ day: '2027-01-10', paidOn: null, taxPaise: 600 }]);
    expect(await sums(closed)).toMatchObject({ duePaise: 31_200, paidPaise: 600 });
    expect(await previewOf(closed)).toMatchObject({ grossPaise: 31_200, uncreditedPaise: 0, taxPaise: 0 });
    // OPEN1's ₹6 and CLOSED1's; ₹312 went to each of DEPOS1 and CLOSED1.
    expect(before).toMatchObject({ tds: both(1_200), payout: { count: 2, paise: 62_400 } });
    expect(await tally(JANUARY)).toEqual(before);
    expect(await tally(FEBRUARY)).toMatchObject({
      tds: both(0),
      money: both(31_200),
      payout: { count: 1, paise: 31_200 },
    });
    await reconciled();
  });

  test('needs a challan still, and stays taxed when the books are opened again', async () => {
    expect((await enter('2027-01', 600, '00044')).status).toBe(204);
    await owner.post('/api/admin/books/reopening', { closedThrough: null, reason: 'Too early' });
    expect(await registered(closed)).toMatchObject([{ taxPaise: 600, challan: { serial: '00044' } }]);
    await reconciled();
  });

  test('is in the certificate of its quarter, with what was credited or paid', async () => {
    const { rows } = (
      await owner.get<ListPage<TaxYearRowView>>('/api/admin/reports/tax-year?year=2026-27&sort=name')
    ).body;
    const nothing = { grossPaise: 0, taxPaise: 0 };
    const taxed = { grossPaise: 31_800, taxPaise: 600 };
    expect(rows.map(({ code, quarters }) => [code, quarters])).toEqual([
      ['CLOSED1', [nothing, nothing, nothing, taxed]],
      ['DEPOS1', [nothing, nothing, taxed, nothing]],
      ['OPEN1', [nothing, nothing, nothing, taxed]],
    ]);
    expect(rows.map(({ depositedPaise }) => depositedPaise)).toEqual([600, 600, 600]);
  });
});

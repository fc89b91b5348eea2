import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CreditsOutcomeView, UncreditedMonthView } from '@shop/contracts/commission-credits/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { PayoutBatchView, PayoutPreviewView } from '@shop/contracts/payouts/views';
import type { MonthView } from '@shop/contracts/reports/month';
import type { TaxRowView, TaxSumsView, TaxYearRowView } from '@shop/contracts/reports/tax/views';
import { taxYearOf } from '@shop/contracts/rules/referrals/commission-tax';
import type { SettingsView } from '@shop/contracts/shop/views';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { activeReferrer, earn } from '../../support/referrals.ts';
import { beginOn } from '../../support/schemes.ts';

const TAX = '/api/admin/reports/tax';
const CHALLANS = '/api/admin/tax-challans';
const CREDITS = '/api/admin/commission-credits';
const BATCHES = '/api/admin/payout-batches';
/** The months go from the March after today on. */
const YEAR = new Date().getUTCFullYear() + 1;
const on = (day: string) => `${YEAR}-${day}`;

let shop: TestShop;
let owner: Caller;

async function goTo(day: string): Promise<void> {
  shop.clock.setDay(on(day));
  owner = await shop.staff('owner');
}

/** ₹159: 5 % of ₹3,180. */
const earned = (code: string) => earn(shop, owner, code, shop.clock.today());
const credit = async (month: string) => (await owner.post<CreditsOutcomeView>(CREDITS, { month })).body;
const sums = (id: string) => shop.app.get(OwnReferralQueries).sums(id);

/** What was taxed of a referrer, as the register has it. */
const taxed = (id: string) =>
  shop.database.query<object>(
    `SELECT month, day::text, gross_paise::integer AS gross, tax_paise::integer AS tax, tax_year AS year,
       basis_points AS rate FROM commission_tax WHERE referrer_id = $1 ORDER BY day, gross_paise`,
    [id],
  );

const leftOf = async (month: string) =>
  (await owner.get<MonthView>(`/api/admin/reports/month?month=${on(month)}`)).body;

async function previewOf(id: string) {
  const { body } = await owner.get<PayoutPreviewView>('/api/admin/payout-preview');
  return body.payouts.find(({ referrerId }) => referrerId === id);
}

async function propose(id: string) {
  const { referrerId, grossPaise, taxPaise } = (await previewOf(id)) ?? {};
  return owner.post<PayoutBatchView>(BATCHES, { payouts: [{ referrerId, grossPaise, taxPaise }] });
}
const approve = (number: number) => owner.post<PayoutBatchView>(`${BATCHES}/${number}/approval`);

/** Pays what is due; gives its gross, tax and net. */
async function pay(id: string): Promise<[grossPaise: number, taxPaise: number, netPaise: number]> {
  const { status, body } = await propose(id);
  expect(status).toBe(200);
  const { body: approved } = await approve(body.number);
  const [row] = approved.rows;
  const answers = [{ reference: row?.reference, outcome: 'paid', bankReference: 'UTR1', reason: '' }];
  expect((await owner.post(`${BATCHES}/${body.number}/answers`, { answers })).status).toBe(200);
  return [row?.grossPaise ?? 0, row?.taxPaise ?? 0, row?.netPaise ?? 0];
}

let march: string;
let april: string;
let crossing: string;
let taken: string;
let noPan: string;
beforeAll(async () => {
  shop = await bootShop();
  await beginOn(shop, on('03-10'));
  owner = await shop.staff('owner');
  const { referrals } = (await owner.get<SettingsView>('/api/admin/settings')).body;
  // 2 % beyond ₹300 a year, 20 % without PAN.
  const rates = { section: '393(1)', basisPoints: 200, withoutPanBasisPoints: 2_000, thresholdPaise: 30_000 };
  const taxYears = ['03-31', '04-01'].map((day) => ({ year: taxYearOf(on(day)), ...rates }));
  const terms = { minimumPayoutPaise: 10_000, secondApproval: false, taxYears, tan: 'MRIA12345B' };
  const { revision } = referrals;
  await owner.put('/api/admin/settings/referrals', { ...terms, revision });
  await shop.changeContent('SELECT announce_content()');
  march = await activeReferrer(shop, 'MARCH1', 'ABCDE1234F');
  april = await activeReferrer(shop, 'APRIL1', 'ABCDE1234G');
  crossing = await activeReferrer(shop, 'CROSS1', 'ABCDE1234H');
  taken = await activeReferrer(shop, 'TAKEN1', 'ABCDE1234J');
  noPan = await activeReferrer(shop, 'NOPAN1');
});
afterAll(() => shop.close());

describe('what was earned in March', () => {
  test('is not credited before the month is over', async () => {
    for (const _ of [1, 2]) await earned('MARCH1');
    const { status, body } = await owner.post(CREDITS, { month: on('03') });
    expect([status, body]).toMatchObject([409, { code: 'month-not-over' }]);
  });

  test('is paid in April only after March is credited', async () => {
    await goTo('04-02');
    expect((await owner.get<UncreditedMonthView[]>(CREDITS)).body).toEqual([
      { month: on('03'), referrers: 1, grossPaise: 31_800 },
    ]);
    expect(await previewOf(march)).toMatchObject({ obstacle: 'not-credited' });
    const left = { uncredited: { count: 1, paise: 31_800 }, taxOpen: { count: 0, paise: 0 } };
    expect(await leftOf('03')).toMatchObject(left);
    // What this month earned waits for its end; what is left of the month before is left still.
    await earned('APRIL1');
    expect(await leftOf('04')).toMatchObject(left);
    expect((await propose(march)).body).toMatchObject({ code: 'payouts-changed' });
  });

  test('is April’s in a shop that was updated in April: no tax falls due on days that are reported already', async () => {
    await shop.database.query('INSERT INTO commission_credit_start (month) VALUES ($1)', [on('04')]);
    try {
      expect((await owner.get<UncreditedMonthView[]>(CREDITS)).body).toEqual([]);
      expect(await credit(on('03'))).toEqual({ credits: 0, grossPaise: 0, taxPaise: 0 });
      // Until then it is taxed when it is paid, as before.
      expect(await previewOf(march)).toMatchObject({
        obstacle: null,
        uncreditedPaise: 31_800,
        taxPaise: 600,
      });
    } finally {
      await shop.database.query('DELETE FROM commission_credit_start');
    }
  });

  test('is credited and taxed on 31 March, once, however often it is asked', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => credit(on('03'))));
    // ₹318, beyond ₹300: 2 % are ₹6.36, which are ₹6.
    const once = { credits: 1, grossPaise: 31_800, taxPaise: 600 };
    const nothing = { credits: 0, grossPaise: 0, taxPaise: 0 };
    expect(made.toSorted((a, b) => b.credits - a.credits)).toEqual([
      once,
      ...Array.from({ length: 9 }, () => nothing),
    ]);
    expect(await taxed(march)).toEqual([
      { month: on('03'), day: on('03-31'), gross: 31_800, tax: 600, year: taxYearOf(on('03-31')), rate: 200 },
    ]);
    expect(await leftOf('03')).toMatchObject({
      uncredited: { count: 0, paise: 0 },
      taxOpen: { count: 1, paise: 600 },
    });
    expect(await sums(march)).toEqual({
      pendingPaise: 0,
      earnedPaise: 31_800,
      duePaise: 31_200,
      paidPaise: 600,
    });
  });

  test('is paid with no second tax, and counts nothing in the new year', async () => {
    expect(await previewOf(march)).toMatchObject({ grossPaise: 31_200, uncreditedPaise: 0, taxPaise: 0 });
    expect(await pay(march)).toEqual([31_200, 0, 31_200]);
    // April's own ₹159 are under ₹300 of the new year.
    await earned('MARCH1');
    expect(await previewOf(march)).toMatchObject({
      grossPaise: 15_900,
      uncreditedPaise: 15_900,
      taxPaise: 0,
    });
    expect(await taxed(march)).toHaveLength(1);
  });
});

describe('through the year', () => {
  test('what is paid before it is credited is taxed then, and not again', async () => {
    await earned('APRIL1');
    expect(await pay(april)).toEqual([31_800, 600, 31_200]);
    await earned('APRIL1');
    for (const code of ['CROSS1', 'TAKEN1']) await earned(code);
    for (const _ of [1, 2]) await earned('NOPAN1');
    await goTo('05-01');
    // April: MARCH1 ₹159, APRIL1 the ₹159 that were not paid, CROSS1 and TAKEN1 ₹159, NOPAN1 ₹318.
    // Tax: 2 % of APRIL1's ₹159 are ₹3.18, which are ₹3; 20 % of ₹318 are ₹63.60, which are ₹64.
    expect(await credit(on('04'))).toEqual({ credits: 5, grossPaise: 95_400, taxPaise: 6_700 });
    const year = taxYearOf(on('04-30'));
    expect(await taxed(april)).toEqual([
      { month: null, day: on('04-02'), gross: 31_800, tax: 600, year, rate: 200 },
      { month: on('04'), day: on('04-30'), gross: 15_900, tax: 300, year, rate: 200 },
    ]);
    expect(await pay(april)).toEqual([15_600, 0, 15_600]);
  });

  test('without PAN it is the higher rate', async () => {
    expect(await taxed(noPan)).toMatchObject([{ gross: 31_800, tax: 6_400, rate: 2_000 }]);
    expect(await pay(noPan)).toEqual([25_400, 0, 25_400]);
  });

  test('the month that crosses the threshold bears the tax of the year until then', async () => {
    for (const code of ['CROSS1', 'TAKEN1', 'TAKEN1']) await earned(code);
    await goTo('06-01');
    await credit(on('05'));
    // ₹159 in April untaxed, ₹159 in May: 2 % of ₹318.
    expect(await taxed(crossing)).toMatchObject([
      { month: on('04'), gross: 15_900, tax: 0 },
      { month: on('05'), gross: 15_900, tax: 600 },
    ]);
    // ₹159 and ₹318: 2 % of ₹477 are ₹9.54, which are ₹10.
    expect(await taxed(taken)).toMatchObject([{ tax: 0 }, { gross: 31_800, tax: 1_000 }]);
    expect(await pay(crossing)).toEqual([31_200, 0, 31_200]);
  });

  test('what is taken back is less in the next credit, and its tax is netted after, never below nothing', async () => {
    const [order] = await shop.database.query<{ number: string }>(
      'SELECT number FROM orders WHERE referrer_id = $1 ORDER BY placed_at, id LIMIT 1',
      [taken],
    );
    await owner.post(`/api/admin/orders/${order?.number}/attribution`, {
      code: null,
      reason: 'Came by an advert',
    });
    await goTo('07-01');
    expect(await credit(on('06'))).toEqual({ credits: 1, grossPaise: -15_900, taxPaise: 0 });
    // ₹477 less ₹10 tax less ₹159.
    expect(await sums(taken)).toMatchObject({ earnedPaise: 31_800, duePaise: 30_800 });
    await earned('TAKEN1');
    await goTo('08-01');
    // The year has ₹477 again, of which all was taxed.
    expect(await credit(on('07'))).toEqual({ credits: 1, grossPaise: 15_900, taxPaise: 0 });
    await earned('TAKEN1');
    await goTo('09-01');
    // 2 % of the ₹159 that are new: ₹3.18.
    expect(await credit(on('08'))).toEqual({ credits: 1, grossPaise: 15_900, taxPaise: 300 });
    // ₹636 less ₹13.
    expect(await pay(taken)).toEqual([62_300, 0, 62_300]);
  });

  test('a batch of one month that is approved in the next, and the credit at once, tax it once', async () => {
    for (const _ of [1, 2]) await earned('CROSS1');
    const { body } = await propose(crossing);
    await goTo('10-01');
    const [approved] = await Promise.all([approve(body.number), credit(on('09')), credit(on('09'))]);
    expect(approved.body).toMatchObject({ code: 'payouts-changed' });
    // All of the year before was taxed: 2 % of ₹318.
    expect((await taxed(crossing)).slice(2)).toMatchObject([{ month: on('09'), gross: 31_800, tax: 600 }]);
    await owner.post(`${BATCHES}/${body.number}/discard`);
    expect(await pay(crossing)).toEqual([31_200, 0, 31_200]);
  });

  test('of a month whose books are closed it is booked when it is made, and stays of its month', async () => {
    await earned('MARCH1');
    await goTo('11-05');
    await owner.post('/api/admin/books/closing', { closedThrough: on('10-31') });
    expect(await credit(on('10'))).toMatchObject({ credits: 1 });
    const [late] = await shop.database.query(
      `SELECT credited_on::text, booked_on::text FROM commission_credit WHERE month = $1`,
      [on('10')],
    );
    expect(late).toEqual({ credited_on: on('10-31'), booked_on: on('11-05') });
  });
});

describe('the register', () => {
  const register = async (query: string) =>
    (await owner.get<ListPage<TaxRowView>>(`${TAX}?sort=newest&${query}`)).body.rows;
  const months = async (query: string) => (await owner.get<TaxSumsView>(`${TAX}/sums?${query}`)).body;

  test('has each row in the quarter in which its tax fell due, with its days and PAN', async () => {
    expect(await register(`quarter=${on('01')}`)).toMatchObject([
      {
        name: 'Referrer MARCH1',
        pan: 'ABCDE1234F',
        section: '393(1)',
        creditedOn: on('03-31'),
        paidOn: on('04-02'),
        grossPaise: 31_800,
        basisPoints: 200,
        taxPaise: 600,
        challan: null,
      },
    ]);
    // April: five credits, and the payout before the credit; May: two; June: what was taken back.
    expect(await months(`quarter=${on('04')}`)).toEqual({
      months: [
        { month: on('06'), grossPaise: -15_900, taxPaise: 0, openPaise: 0 },
        { month: on('05'), grossPaise: 47_700, taxPaise: 1_600, openPaise: 1_600 },
        { month: on('04'), grossPaise: 127_200, taxPaise: 7_300, openPaise: 7_300 },
      ],
      challans: [],
      tan: 'MRIA12345B',
    });
    expect(await register(`quarter=${on('04')}&search=APRIL1`)).toMatchObject([
      { creditedOn: on('04-30'), paidOn: on('05-01') },
      { creditedOn: null, paidOn: on('04-02'), taxPaise: 600 },
    ]);
  });

  test('has the challan of a month when staff enter it, once, and not when it is taken back', async () => {
    const paid = { bsrCode: '0510308', serial: '00042', paidOn: on('05-06') };
    const challan = { ...paid, month: on('04'), taxPaise: 7_300 };
    expect((await owner.post(CHALLANS, challan)).status).toBe(204);
    expect((await owner.post(CHALLANS, challan)).body).toMatchObject({ code: 'no-tax-to-pay' });
    expect(
      (await owner.post(CHALLANS, { ...challan, month: on('05'), paidOn: on('12-31') })).body,
    ).toMatchObject({
      code: 'challan-day-ahead',
    });
    expect((await owner.post(CHALLANS, { ...challan, bsrCode: '51030' })).status).toBe(400);
    const { challans } = await months(`quarter=${on('04')}`);
    expect(challans).toMatchObject([{ bsrCode: '0510308', serial: '00042', taxPaise: 7_300 }]);
    expect(await register(`quarter=${on('04')}&open=true`)).toHaveLength(2);
    const accountant = await shop.staff('accountant');
    const year = taxYearOf(on('04-30'));
    const { rows } = (await accountant.get<ListPage<TaxYearRowView>>(`${TAX}-year?year=${year}&search=april`))
      .body;
    // Beside April's ₹6 and ₹3 nothing.
    expect(rows).toMatchObject([
      {
        code: 'APRIL1',
        grossPaise: 47_700,
        taxPaise: 900,
        depositedPaise: 900,
        // ₹318 paid before the credit and ₹159 credited.
        quarters: [
          { grossPaise: 47_700, taxPaise: 900 },
          { grossPaise: 0, taxPaise: 0 },
          { grossPaise: 0, taxPaise: 0 },
          { grossPaise: 0, taxPaise: 0 },
        ],
        challans: [{ bsrCode: '0510308', serial: '00042', paidOn: on('05-06') }],
      },
    ]);
    expect((await accountant.post(CHALLANS, challan)).status).toBe(403);
    expect((await accountant.post(CREDITS, { month: on('04') })).status).toBe(403);
    expect((await owner.delete(`${CHALLANS}/${challans[0]?.id}`)).status).toBe(204);
    expect((await months(`quarter=${on('04')}`)).challans).toEqual([]);
  });

  test('is taken away in rupees, with the TAN of the shop', async () => {
    const file = await shop.app.inject({
      url: `${TAX}/export/csv?quarter=${on('01')}`,
      cookies: Object.fromEntries(owner.cookies),
    });
    const [line = ''] = file.body.trim().split('\r\n').slice(1);
    const [tan, due, name, code, pan, section, credited, booked, paid, , amount, taxable, rate, tax] =
      line.split(',');
    expect([tan, name, code, pan, section]).toEqual([
      'MRIA12345B',
      'Referrer MARCH1',
      'MARCH1',
      'ABCDE1234F',
      '393(1)',
    ]);
    expect([due, credited, booked, paid]).toEqual([on('03-31'), on('03-31'), on('03-31'), on('04-02')]);
    expect([amount, taxable, rate, tax]).toEqual(['318', '318', '2', '6']);
  });
});

test('after all of it credits, tax, payouts and balances agree', async () => {
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});

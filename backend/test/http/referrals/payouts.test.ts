import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  AnsweredPayoutView,
  PayoutBatchView,
  PayoutPreviewView,
  PayoutStatementView,
} from '@shop/contracts/payouts/views';
import { taxYearOf } from '@shop/contracts/rules/referrals/commission-tax';
import type { SettingsView } from '@shop/contracts/shop/views';
import { OwnReferrals } from '../../../src/features/referrals/application/own-referrals.ts';
import { OwnReferralQueries } from '../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { activeReferrer, earn } from '../../support/referrals.ts';
import { waitForLock } from '../../support/wait-for.ts';

const BATCHES = '/api/admin/payout-batches';
const PREVIEW = '/api/admin/payout-preview';

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());
beforeEach(() => setTerms());

/** 2 % beyond ₹300 a year, 20 % without PAN; at least ₹100 is paid out. */
async function setTerms(changes: object = {}, tax: object = {}): Promise<void> {
  const { body } = await owner.get<SettingsView>('/api/admin/settings');
  const taxYears = [
    {
      year: taxYearOf(shop.clock.today()),
      section: '393(1)',
      basisPoints: 200,
      withoutPanBasisPoints: 2_000,
      thresholdPaise: 30_000,
      ...tax,
    },
  ];
  const terms = { minimumPayoutPaise: 10_000, secondApproval: false, taxYears, ...changes };
  const { status } = await owner.put('/api/admin/settings/referrals', {
    ...terms,
    revision: body.referrals.revision,
  });
  expect(status).toBe(200);
  await shop.changeContent('SELECT announce_content()');
}

const sums = (id: string) => shop.app.get(OwnReferralQueries).sums(id);

async function previewOf(id: string) {
  const { body } = await owner.get<PayoutPreviewView>(PREVIEW);
  return body.payouts.find(({ referrerId }) => referrerId === id);
}

async function proposalFor(id: string) {
  const { referrerId, grossPaise, taxPaise } = (await previewOf(id)) ?? {};
  return { payouts: [{ referrerId, grossPaise, taxPaise }] };
}

/** A batch with this referrer alone. */
async function propose(id: string, by = owner): Promise<PayoutBatchView> {
  const { status, body } = await by.post<PayoutBatchView>(BATCHES, await proposalFor(id));
  expect(status).toBe(200);
  return body;
}

const approve = (number: number, by = owner) => by.post<PayoutBatchView>(`${BATCHES}/${number}/approval`);

function answer(number: number, ...answers: [reference: string, outcome: string, ...rest: string[]][]) {
  const rows = answers.map(([reference, outcome, bankReference = '', reason = '']) => ({
    reference,
    outcome,
    bankReference,
    reason,
  }));
  return owner.post<{ batch: PayoutBatchView; answers: AnsweredPayoutView[] }>(
    `${BATCHES}/${number}/answers`,
    {
      answers: rows,
    },
  );
}

const statementOf = async (reference: string) =>
  (await owner.get<PayoutStatementView>(`/api/admin/payouts/${reference}/statement`)).body;

describe('a payout', () => {
  test('is told to its referrer as what reached them, what is on its way, and the tax of the year', async () => {
    const id = await activeReferrer(shop, 'TOLD1', 'ABCDE1234F');
    await earn(shop, owner, 'TOLD1');
    await earn(shop, owner, 'TOLD1');
    const paid = async () => (await shop.app.get(OwnReferrals).dashboard(id)).paid;
    const taxYear = taxYearOf(shop.clock.today());
    const nothing = { reachedPaise: 0, onItsWayPaise: 0, taxYear, yearGrossPaise: 0, yearTaxPaise: 0 };
    expect(await paid()).toEqual(nothing);
    const { number, rows } = await propose(id);
    expect(await paid()).toEqual(nothing);
    await approve(number);
    // ₹318 less 2 %, which is ₹6.
    const sent = { ...nothing, onItsWayPaise: 31_200, yearGrossPaise: 31_800, yearTaxPaise: 600 };
    expect(await paid()).toEqual(sent);
    await answer(number, [rows[0]?.reference ?? '', 'paid', 'UTR000001']);
    expect(await paid()).toEqual({ ...sent, onItsWayPaise: 0, reachedPaise: 31_200 });
  });

  test('is proposed, approved, sent, answered and told, to the rupee', async () => {
    const id = await activeReferrer(shop, 'PAID1', 'ABCDE1234F');
    const first = await earn(shop, owner, 'PAID1');
    const second = await earn(shop, owner, 'PAID1');
    // Twice ₹159 is ₹318, beyond ₹300: 2 % of it is ₹6.36, which is ₹6.
    expect(await previewOf(id)).toMatchObject({
      grossPaise: 31_800,
      taxablePaise: 31_800,
      taxPaise: 600,
      netPaise: 31_200,
      hasPan: true,
      obstacle: null,
    });
    const batch = await propose(id);
    expect(batch.rows).toMatchObject([{ paidTo: 'UPI paid1@bank' }]);
    expect(await sums(id)).toMatchObject({ duePaise: 31_800, paidPaise: 0 });
    expect(await previewOf(id)).toMatchObject({ obstacle: 'in-batch' });

    expect((await approve(batch.number)).body).toMatchObject({ state: 'approved', waiting: 1 });
    expect(await sums(id)).toEqual({ pendingPaise: 0, earnedPaise: 31_800, duePaise: 0, paidPaise: 31_800 });
    const [payout] = batch.rows;
    const reference = payout?.reference ?? '';
    const file = await shop.app.inject({
      url: `${BATCHES}/${batch.number}/bank-file/csv`,
      cookies: Object.fromEntries(owner.cookies),
    });
    expect(file.body.split('\r\n')[1]).toBe(
      `${reference},Referrer PAID1,paid1@bank,,,312.00,Commission ${reference},,,`,
    );

    const answered = await answer(batch.number, [reference, 'paid', 'UTR99']);
    expect(answered.body.answers).toEqual([{ reference, result: 'paid' }]);
    const again = await answer(batch.number, [reference, 'paid', 'UTR99'], ['P99999001', 'paid']);
    expect(again.body.answers.map(({ result }) => result)).toEqual(['unchanged', 'unknown']);
    expect(again.body.batch.rows).toMatchObject([{ state: 'paid', bankReference: 'UTR99' }]);

    const statement = await statementOf(reference);
    expect(statement).toMatchObject({
      name: 'Referrer PAID1',
      pan: 'ABCDE1234F',
      paidTo: 'UPI paid1@bank',
      grossPaise: 31_800,
      taxSection: '393(1)',
      basisPoints: 200,
      taxPaise: 600,
      netPaise: 31_200,
    });
    const line = { kind: 'earned', basePaise: 318_000, basisPoints: 500, paise: 15_900 };
    expect(statement.lines).toMatchObject([
      { ...line, orderNumber: first },
      { ...line, orderNumber: second },
    ]);
    const pdf = await shop.app.inject({
      url: `/api/admin/payouts/${reference}/statement.pdf`,
      cookies: Object.fromEntries(owner.cookies),
    });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('that failed is due again, once, and stands in the next statement', async () => {
    const id = await activeReferrer(shop, 'FAILS1');
    await earn(shop, owner, 'FAILS1');
    const batch = await propose(id);
    await approve(batch.number);
    const reference = batch.rows[0]?.reference ?? '';
    await answer(batch.number, [reference, 'failed', '', 'Account closed']);
    await answer(batch.number, [reference, 'failed', '', 'Account closed']);
    expect(await sums(id)).toMatchObject({ duePaise: 15_900, paidPaise: 0 });
    const late = await answer(batch.number, [reference, 'paid', 'UTR1']);
    expect(late.body.answers).toEqual([{ reference, result: 'unknown' }]);

    const next = await propose(id);
    expect(next.rows).toMatchObject([{ grossPaise: 15_900 }]);
    expect((await statementOf(next.rows[0]?.reference ?? '')).lines).toMatchObject([
      { kind: 'returned', orderNumber: null, paise: 15_900 },
    ]);
  });

  test('that is all tax never meets the bank, and is paid with its approval', async () => {
    // Without PAN all of it, and nothing up to ₹300: ₹159 untaxed at first, then the tax on both is more than ₹159.
    await setTerms(undefined, { withoutPanBasisPoints: 10_000 });
    const id = await activeReferrer(shop, 'ALLTAX1');
    await earn(shop, owner, 'ALLTAX1');
    await approve((await propose(id)).number);
    await earn(shop, owner, 'ALLTAX1');
    const batch = await propose(id);
    expect(batch.rows).toMatchObject([{ grossPaise: 15_900, taxPaise: 15_900, netPaise: 0 }]);
    const { body } = await approve(batch.number);
    expect(body).toMatchObject({ waiting: 0, failed: 0, rows: [{ state: 'paid', bankReference: null }] });
    expect(await sums(id)).toMatchObject({ earnedPaise: 31_800, duePaise: 0, paidPaise: 31_800 });
    const file = await shop.app.inject({
      url: `${BATCHES}/${batch.number}/bank-file/csv`,
      cookies: Object.fromEntries(owner.cookies),
    });
    expect(file.body.trim().split('\r\n')).toHaveLength(1);
  });

  test('takes back what was paid of an order that counts no more, by a negative line', async () => {
    const id = await activeReferrer(shop, 'BACK1');
    const lost = await earn(shop, owner, 'BACK1');
    const batch = await propose(id);
    await approve(batch.number);
    await owner.post(`/api/admin/orders/${lost}/attribution`, { code: null, reason: 'Came by an advert' });
    expect(await sums(id)).toEqual({ pendingPaise: 0, earnedPaise: 0, duePaise: -15_900, paidPaise: 15_900 });
    for (const _ of [1, 2]) await earn(shop, owner, 'BACK1');
    const next = await propose(id);
    expect((await statementOf(next.rows[0]?.reference ?? '')).lines.map(({ paise }) => paise)).toEqual([
      -15_900, 15_900, 15_900,
    ]);
    // ₹159 before and ₹159 now: beyond ₹300, and without PAN a fifth of both: ₹63.60, which is ₹64.
    expect(next.rows).toMatchObject([{ grossPaise: 15_900, taxPaise: 6_400, netPaise: 9_500 }]);
  });

  test('is not approved once the money would go elsewhere', async () => {
    const id = await activeReferrer(shop, 'MOVED1');
    await earn(shop, owner, 'MOVED1');
    const batch = await propose(id);
    await shop.database.query("UPDATE referrer SET upi_id = 'other@bank', name = 'Another' WHERE id = $1", [
      id,
    ]);
    const { status, body } = await approve(batch.number);
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'payouts-overtaken' })]);
    await owner.post(`${BATCHES}/${batch.number}/discard`);
    const other = await propose(id);
    await shop.database.query("UPDATE referrer SET address = 'Elsewhere' WHERE id = $1", [id]);
    expect((await approve(other.number)).body).toMatchObject({ state: 'approved' });
  });

  test('is not approved once its referrer is suspended, and is answered by the bank all the same', async () => {
    const id = await activeReferrer(shop, 'GONE2');
    await earn(shop, owner, 'GONE2');
    const batch = await propose(id);
    await owner.post(`/api/admin/referrers/${id}/suspend`);
    expect((await approve(batch.number)).body).toMatchObject({ code: 'payouts-overtaken' });
    await owner.post(`/api/admin/referrers/${id}/resume`);
    await approve(batch.number);
    await owner.post(`/api/admin/referrers/${id}/suspend`);
    const reference = batch.rows[0]?.reference ?? '';
    expect((await answer(batch.number, [reference, 'failed', '', 'No such account'])).status).toBe(200);
    expect(await sums(id)).toMatchObject({ duePaise: 15_900, paidPaise: 0 });
    expect(await previewOf(id)).toMatchObject({ obstacle: 'suspended' });
  });

  test('is not approved once less is due than it would pay', async () => {
    const id = await activeReferrer(shop, 'LESS1');
    const lost = await earn(shop, owner, 'LESS1');
    const batch = await propose(id);
    await owner.post(`/api/admin/orders/${lost}/attribution`, { code: null, reason: 'Came by an advert' });
    const { status, body } = await approve(batch.number);
    expect([status, body]).toMatchObject([
      409,
      { code: 'payouts-overtaken', details: { names: ['Referrer LESS1'] } },
    ]);
    expect((await owner.post(`${BATCHES}/${batch.number}/discard`)).body).toMatchObject({
      state: 'discarded',
    });
    expect((await approve(batch.number)).body).toMatchObject({ code: 'payout-batch-settled' });
  });

  test('waits where there are no details, and where the referrer is suspended', async () => {
    const bare = await activeReferrer(shop, 'BARE1');
    const gone = await activeReferrer(shop, 'GONE1');
    for (const code of ['BARE1', 'GONE1']) await earn(shop, owner, code);
    await shop.database.query('UPDATE referrer SET upi_id = NULL WHERE id = $1', [bare]);
    await owner.post(`/api/admin/referrers/${gone}/suspend`);
    expect(await previewOf(bare)).toMatchObject({ obstacle: 'no-details' });
    expect(await previewOf(gone)).toMatchObject({ obstacle: 'suspended' });
    for (const id of [bare, gone]) {
      const { status, body } = await owner.post(BATCHES, await proposalFor(id));
      expect([status, body['code']]).toEqual([409, 'payouts-changed']);
    }
  });

  test('needs a second person where the shop wants one', async () => {
    await setTerms({ secondApproval: true });
    const id = await activeReferrer(shop, 'SECOND1');
    await earn(shop, owner, 'SECOND1');
    const batch = await propose(id);
    expect(batch.needsAnother).toBe(true);
    expect((await approve(batch.number)).body).toMatchObject({ code: 'second-person-needed' });
    const manager = await shop.staff('manager');
    const seen = await manager.get<PayoutBatchView>(`${BATCHES}/${batch.number}`);
    expect(seen.body).toMatchObject({ state: 'proposed', needsAnother: false });
    expect((await approve(batch.number, manager)).body).toMatchObject({ state: 'approved' });
  });

  test('is not made in a year of which nobody told the tax', async () => {
    await setTerms({ taxYears: [] });
    const { status, body } = await owner.get(PREVIEW);
    expect([status, body['code']]).toEqual([409, 'tax-year-unset']);
  });

  test('of which a bank says two things is refused', async () => {
    const id = await activeReferrer(shop, 'TWICE1');
    await earn(shop, owner, 'TWICE1');
    const batch = await propose(id);
    await approve(batch.number);
    const reference = batch.rows[0]?.reference ?? '';
    const { status, body } = await answer(batch.number, [reference, 'paid'], [reference, 'failed']);
    expect([status, body]).toMatchObject([400, { code: 'bank-answer-contradicts' }]);
  });
});

describe('many at once', () => {
  test('twenty batches for one referrer pay once', async () => {
    const id = await activeReferrer(shop, 'MANY1');
    await earn(shop, owner, 'MANY1');
    const body = await proposalFor(id);
    const made = await Promise.all(
      Array.from({ length: 20 }, () => owner.post<PayoutBatchView>(BATCHES, body)),
    );
    expect(made.filter(({ status }) => status === 409)).toHaveLength(19);
    const number = made.find(({ status }) => status === 200)?.body.number ?? 0;
    const approved = await Promise.all(Array.from({ length: 20 }, () => approve(number)));
    expect(approved.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sums(id)).toMatchObject({ earnedPaise: 15_900, duePaise: 0, paidPaise: 15_900 });
  });

  test('twenty answers of one failed transfer make it due once', async () => {
    const id = await activeReferrer(shop, 'MANY2');
    await earn(shop, owner, 'MANY2');
    const batch = await propose(id);
    await approve(batch.number);
    const reference = batch.rows[0]?.reference ?? '';
    const answered = await Promise.all(
      Array.from({ length: 20 }, () => answer(batch.number, [reference, 'failed', '', 'Account closed'])),
    );
    const results = answered.flatMap(({ body }) => body.answers.map(({ result }) => result));
    expect(results.toSorted()).toEqual(['failed', ...Array.from({ length: 19 }, () => 'unchanged')]);
    expect(await sums(id)).toMatchObject({ earnedPaise: 15_900, duePaise: 15_900, paidPaise: 0 });
  });

  test('an answer that is killed in the middle is entered wholly or not at all', async () => {
    const id = await activeReferrer(shop, 'KILL2');
    await earn(shop, owner, 'KILL2');
    const batch = await propose(id);
    await approve(batch.number);
    const reference = batch.rows[0]?.reference ?? '';
    // It has written that the transfer failed, and waits for the sums.
    const letGo = await shop.database.hold('SELECT FROM commission_sum WHERE referrer_id = $1 FOR UPDATE', [
      id,
    ]);
    const answering = answer(batch.number, [reference, 'failed', '', 'Account closed']);
    await waitForLock(shop.database);
    await shop.database.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    await letGo();
    expect((await answering).status).toBe(503);
    expect(await sums(id)).toMatchObject({ duePaise: 0, paidPaise: 15_900 });
    const read = await owner.get<PayoutBatchView>(`${BATCHES}/${batch.number}`);
    expect(read.body.rows).toMatchObject([{ state: 'sent', failure: null }]);
    expect((await answer(batch.number, [reference, 'failed', '', 'Account closed'])).status).toBe(200);
    expect(await sums(id)).toMatchObject({ duePaise: 15_900, paidPaise: 0 });
  });

  test('one that is killed in the middle leaves everything as it was', async () => {
    const id = await activeReferrer(shop, 'KILL1');
    await earn(shop, owner, 'KILL1');
    const batch = await propose(id);
    // It has written that it is approved, and waits for the sums.
    const letGo = await shop.database.hold('SELECT FROM commission_sum WHERE referrer_id = $1 FOR UPDATE', [
      id,
    ]);
    const approving = approve(batch.number);
    await waitForLock(shop.database);
    await shop.database.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    await letGo();
    expect((await approving).status).toBe(503);
    expect(await sums(id)).toMatchObject({ duePaise: 15_900, paidPaise: 0 });
    expect((await owner.get<PayoutBatchView>(`${BATCHES}/${batch.number}`)).body).toMatchObject({
      state: 'proposed',
      rows: [{ state: 'proposed' }],
    });
    expect((await approve(batch.number)).status).toBe(200);
    expect(await sums(id)).toMatchObject({ duePaise: 0, paidPaise: 15_900 });
  });
});

test('after all of it the ledgers agree', async () => {
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});

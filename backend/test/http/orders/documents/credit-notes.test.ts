import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import type { AdminOrderView, TrackedOrderView } from '@shop/contracts/orders/views';
import type { DocumentsView } from '@shop/contracts/documents/views';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import { OwnReferralQueries } from '../../../../src/features/referrals/application/own-referral-queries.ts';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { LORRY, payment, placeGoodOrder, stockOf, type OrderBody } from '../../../support/orders.ts';
import { activeReferrer, GOOD_COMMISSION } from '../../../support/referrals.ts';
import { maturedMember } from '../../../support/schemes.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  desk = await shop.staff('manager');
});
afterAll(() => shop.close());

const step = (number: string, name: string, body: object = {}, who = desk) =>
  who.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
const read = async (number: string) =>
  (await desk.get<InvoiceView>(`/api/admin/invoices/${invoiceAddress(number)}`)).body;
const credit = (number: string, code: string, quantity: number, returned = false) =>
  step(number, 'credit-notes', { goods: [{ code, quantity }], reason: 'Wet on arrival', returned });

/** The good order, on its lorry: ₹3,395, of which ₹3,395 is paid. */
async function gone(changes: Partial<OrderBody> = {}, paidPaise = 339_500) {
  const placed = await placeGoodOrder(shop, changes);
  if (paidPaise > 0) await step(placed.number, 'payments', payment({ amountPaise: paidPaise }));
  await step(placed.number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(placed.number, 'advance', { from: 'confirmed', to: 'packed' });
  const { body } = await step(placed.number, 'dispatch', {
    from: 'packed',
    unpaidReason: 'Pays there',
    ...LORRY,
  });
  return { ...placed, invoice: body.invoices[0]?.number ?? '' };
}

describe('goods that came back or never came', () => {
  // One of five gift boxes at ₹610: of the line's tax, twice 23,263 paise, a fifth.
  test('are credited against the invoice, by its own taxes, and are due back', async () => {
    const before = await stockOf(shop, 'GB-04');
    const { number, token, invoice } = await gone();
    const { status, body } = await credit(number, 'GB-04', 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totals: { totalPaise: 339_500 },
      creditedPaise: 61_000,
      balancePaise: -61_000,
      paymentStatus: 'refund-due',
    });
    expect(body.invoices.map(({ kind, totalPaise, isPart }) => [kind, totalPaise, isPart])).toEqual([
      ['invoice', 339_500, false],
      ['credit-note', 61_000, true],
    ]);
    expect(body.events.at(-1)).toMatchObject({ kind: 'goods-credited', text: 'GB-04 × 1: Wet on arrival' });
    const note = await read(body.invoices[1]?.number ?? '');
    expect(note).toMatchObject({
      number: expect.stringMatching(/^DSC\/\d\d-\d\d\/\d{5}$/),
      credits: { number: invoice },
      reason: 'Wet on arrival',
      content: {
        lines: [{ code: 'GB-04', quantity: 1, cgstPaise: 4_653, sgstPaise: 4_653, totalPaise: 61_000 }],
        totals: { taxablePaise: 51_694, totalPaise: 61_000 },
      },
    });
    expect(await read(invoice)).toMatchObject({
      creditNotes: [{ number: note.number, totalPaise: 61_000, isPart: true }],
      credited: [{ code: 'GB-04', quantity: 1 }],
    });
    // What never came is not on the shelf; what is due is paid back as ever.
    expect(await stockOf(shop, 'GB-04')).toBe((before ?? 0) - 5);
    const tracked = (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
    expect(tracked).toMatchObject({ creditedPaise: 61_000, balancePaise: -61_000 });
    const documents = (await desk.get<DocumentsView>(`/api/admin/papers?orders=${number}`)).body;
    expect(documents.invoices.map((document) => document.number)).toEqual([invoice]);
    const back = payment({ mode: 'cash', reference: null, amountPaise: 61_000 });
    expect((await step(number, 'refunds', back)).body).toMatchObject({
      balancePaise: 0,
      paymentStatus: 'paid',
    });
  });

  test('are on the shelf again only where somebody says so', async () => {
    const before = (await stockOf(shop, 'SP-01')) ?? 0;
    const { number } = await gone();
    await credit(number, 'SP-01', 4, true);
    expect(await stockOf(shop, 'SP-01')).toBe(before - 6);
    await credit(number, 'SP-01', 2);
    expect(await stockOf(shop, 'SP-01')).toBe(before - 6);
  });

  test('lower what is owed of an order that left unpaid', async () => {
    const { number } = await gone({}, 0);
    expect((await credit(number, 'SP-01', 10)).body).toMatchObject({
      balancePaise: 326_500,
      paymentStatus: 'unpaid',
    });
  });

  test('are some goods', async () => {
    const { number } = await gone();
    expect(await step(number, 'credit-notes', { goods: [], reason: 'Wet', returned: false })).toMatchObject({
      status: 400,
      body: { code: 'credit-of-nothing' },
    });
  });

  test('are never more than was invoiced, and of two at once on the last piece one wins', async () => {
    const { number } = await gone();
    expect(await credit(number, 'GB-04', 6)).toMatchObject({
      status: 409,
      body: { code: 'credit-exceeds-invoice', details: { code: 'GB-04', left: 5 } },
    });
    await credit(number, 'GB-04', 4);
    const twice = await Promise.all([credit(number, 'GB-04', 1), credit(number, 'GB-04', 1)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const both = { goods: [{ code: 'SP-01', quantity: 6 }], reason: 'Wet', returned: false };
    const twofold = { ...both, goods: [...both.goods, ...both.goods] };
    expect(await step(number, 'credit-notes', twofold)).toMatchObject({
      status: 409,
      body: { code: 'credit-exceeds-invoice', details: { code: 'SP-01', left: 10 } },
    });
    expect((await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body.creditedPaise).toBe(305_000);
  });

  test('are credited only of what has left, by whom it is allowed', async () => {
    const { number } = await placeGoodOrder(shop);
    expect(await credit(number, 'GB-04', 1)).toMatchObject({
      status: 409,
      body: { code: 'invoice-missing' },
    });
    const left = await gone();
    const goods = [{ code: 'GB-04', quantity: 1 }];
    const caller = await shop.staff('orders');
    const request = { goods, reason: 'Wet', returned: false };
    expect((await step(left.number, 'credit-notes', request, caller)).status).toBe(403);
  });

  test('keep the bill what it is: its dispatch is not undone, and no passbook pays for it', async () => {
    const { number } = await gone({}, 100_000);
    await credit(number, 'GB-04', 1);
    const refused = { status: 409, body: { code: 'goods-credited' } };
    expect(await step(number, 'undo', { from: 'dispatched' })).toMatchObject(refused);
    const { number: passbook } = await maturedMember(shop, await shop.staff('owner'), {
      monthlyPaise: 50_000,
    });
    expect(await step(number, 'credit', { passbook })).toMatchObject(refused);
  });

  // ₹200 off goods of ₹3,180: one of five boxes was paid ₹571.64 for, to the rupee ₹572.
  test('of an order with a benefit are worth what was paid for them', async () => {
    const { number: passbook } = await maturedMember(shop, await shop.staff('owner'), {
      monthlyPaise: 50_000,
    });
    const placed = await placeGoodOrder(shop);
    await step(placed.number, 'credit', { passbook });
    await step(placed.number, 'advance', { from: 'placed', to: 'confirmed' });
    await step(placed.number, 'advance', { from: 'confirmed', to: 'packed' });
    await step(placed.number, 'dispatch', { from: 'packed', unpaidReason: 'Pays there', ...LORRY });
    expect((await credit(placed.number, 'GB-04', 1)).body).toMatchObject({
      benefitPaise: 20_000,
      creditedPaise: 57_200,
    });
  });

  test('earn their referrer nothing', async () => {
    const id = await activeReferrer(shop, 'WETBOX');
    const { number } = await gone({ referralCode: 'WETBOX' });
    const sums = () => shop.app.get(OwnReferralQueries, { strict: false }).sums(id);
    expect(await sums()).toMatchObject({ pendingPaise: GOOD_COMMISSION });
    await credit(number, 'GB-04', 5);
    // 5 % of the ₹130 that are left of ₹3,180.
    expect(await sums()).toMatchObject({ pendingPaise: 650 });
  });
});

test('after all of this nothing differs from its ledger', async () => {
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});

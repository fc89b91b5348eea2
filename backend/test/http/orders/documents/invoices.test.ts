import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ATTEMPT_KEY } from '@shop/contracts/attempt-key';
import type { InvoiceRowView, InvoiceView } from '@shop/contracts/invoices/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { AdminOrderView, TrackedOrderView } from '@shop/contracts/orders/views';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import fc from 'fast-check';
import { Database } from '../../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import { OWN_PAGE, type Caller } from '../../../support/caller.ts';
import { maturedMember } from '../../../support/schemes.ts';
import { LORRY, payment, pickupIn, placeGoodOrder, type OrderBody } from '../../../support/orders.ts';
import { histories } from '../../../support/database/seeded.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('manager');
  // More orders than there are goods.
  await shop.changeContent(
    "UPDATE product SET stock = NULL, max_quantity = NULL WHERE code IN ('GB-04', 'SP-01')",
  );
});
afterAll(() => shop.close());

const step = (number: string, name: string, body: object = {}) =>
  desk.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
const read = async (number: string) =>
  (await desk.get<InvoiceView>(`/api/admin/invoices/${invoiceAddress(number)}`)).body;

/** A paid order that is packed. */
async function packed(changes: Partial<OrderBody> = {}, paidPaise = 339_500) {
  const placed = await placeGoodOrder(shop, changes);
  await step(placed.number, 'payments', payment({ amountPaise: paidPaise }));
  await step(placed.number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(placed.number, 'advance', { from: 'confirmed', to: 'packed' });
  return placed;
}
const dispatch = (number: string, more: object = {}) =>
  step(number, 'dispatch', { from: 'packed', unpaidReason: 'Pays on collection', ...LORRY, ...more });
/** Whoever is told that the print worker is busy, as its thread begins, asks again. */
async function file(url: string) {
  for (let tries = 1; ; tries++) {
    const answer = await shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(desk.cookies) });
    if (answer.statusCode !== 503 || tries === 10) return answer;
  }
}
const runningOf = (number: string) => Number(number.split('/').at(-1));

test('an order is invoiced as it leaves, with its tax, and its customer gets the paper', async () => {
  const { number, token } = await packed();
  const { body } = await dispatch(number);
  const [brief] = body.invoices;
  expect(brief).toMatchObject({ kind: 'invoice', totalPaise: 339_500 });
  expect(brief?.number).toMatch(/^DS\/\d\d-\d\d\/\d{5}$/);
  const invoice = await read(brief?.number ?? '');
  expect(invoice.content).toMatchObject({
    orderNumber: number,
    seller: { gstin: '33AAAAA0000A1Z9', stateName: 'Tamil Nadu' },
    buyer: { name: 'Meenakshi Sundaram', stateCode: '33', stateName: 'Tamil Nadu' },
    delivery: { city: 'Madurai' },
    isWithinState: true,
    totals: { taxablePaise: 287_746, cgstPaise: 25_897, sgstPaise: 25_897, igstPaise: 0, roundingPaise: -40 },
  });
  const tracked = (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
  expect(tracked.invoices).toEqual(body.invoices);
  const address = invoiceAddress(brief?.number ?? '');
  const pdf = await file(`/api/public/orders/${token}/invoices/${address}/invoice.pdf`);
  expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const other = await placeGoodOrder(shop);
  const foreign = await shop
    .visitor()
    .get(`/api/public/orders/${other.token}/invoices/${address}/invoice.pdf`);
  expect(foreign.status).toBe(404);
});

test('a state that was saved beside a GSTIN of another one follows the GSTIN: inside it CGST and SGST', async () => {
  const state = (code: string) =>
    shop.changeContent(
      "UPDATE setting SET value = jsonb_set(value, '{stateCode}', to_jsonb($1::text)) WHERE section = 'identity'",
      [code],
    );
  await state('29');
  const { number } = await packed();
  const { body } = await dispatch(number);
  await state('33');
  expect((await read(body.invoices[0]?.number ?? '')).content).toMatchObject({
    seller: { stateCode: '33', stateName: 'Tamil Nadu' },
    isWithinState: true,
    totals: { cgstPaise: 25_897, sgstPaise: 25_897, igstPaise: 0 },
  });
});

test('goods for another state bear IGST', async () => {
  await shop.changeContent(
    `UPDATE setting SET value = value || '{"gstin": "29AAAAA0000A1ZY", "stateCode": "29"}' WHERE section = 'identity'`,
  );
  const { number } = await packed();
  const { body } = await dispatch(number);
  await shop.changeContent(
    `UPDATE setting SET value = value || '{"gstin": "33AAAAA0000A1Z9", "stateCode": "33"}' WHERE section = 'identity'`,
  );
  // 339,540 × 18 ÷ 118 = 51,794.24
  expect((await read(body.invoices[0]?.number ?? '')).content).toMatchObject({
    isWithinState: false,
    totals: { taxablePaise: 287_746, cgstPaise: 0, sgstPaise: 0, igstPaise: 51_794, totalPaise: 339_500 },
  });
});

/** Whoever waits too long for a connection is told so, and the desk asks again by the same key. */
async function dispatchAgain(number: string) {
  const attempt = { ...OWN_PAGE, [ATTEMPT_KEY]: randomUUID() };
  const body = { from: 'packed', unpaidReason: 'Pays on collection', ...LORRY };
  for (let tries = 1; ; tries++) {
    const url = `/api/admin/orders/${number}/dispatch`;
    const answer = await desk.post<AdminOrderView>(url, body, attempt);
    if (answer.status !== 503 || tries === 20) return answer;
  }
}

test('fifty at once have fifty numbers without a gap', async () => {
  const orders: string[] = [];
  for (let index = 0; index < 50; index++) orders.push((await packed()).number);
  const answers = await Promise.all(orders.map(dispatchAgain));
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
  const numbers = answers.map(({ body }) => runningOf(body.invoices[0]?.number ?? ''));
  const first = Math.min(...numbers);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(orders.map((_, index) => first + index));
});

test('two orders that became one have one invoice, and the link of either leads to it', async () => {
  const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
  const merged = await step(one.number, 'merge', { from: other.number, revision: 0, fromRevision: 0 });
  await step(one.number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(one.number, 'advance', { from: 'confirmed', to: 'packed' });
  const [brief] = (await dispatch(one.number)).body.invoices;
  expect(brief?.totalPaise).toBe(merged.body.totals.totalPaise);
  for (const { token } of [one, other]) {
    const own = `/api/public/orders/${token}/invoices/${invoiceAddress(brief?.number ?? '')}/invoice.pdf`;
    expect((await file(own)).statusCode).toBe(200);
  }
  const stranger = (await placeGoodOrder(shop)).token;
  const strange = `/api/public/orders/${stranger}/invoices/${invoiceAddress(brief?.number ?? '')}/invoice.pdf`;
  expect((await file(strange)).statusCode).toBe(404);
});

describe('a number is never taken back', () => {
  test('nor given twice: a dispatch that was undone and is done again keeps its invoice', async () => {
    const { number, token } = await packed();
    const { body: left } = await dispatch(number);
    await step(number, 'undo', { from: 'dispatched' });
    const hidden = (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
    expect(hidden.invoices).toEqual([]);
    const { body: again } = await dispatch(number, { lrNumber: 'LR-9' });
    expect(again.invoices).toEqual(left.invoices);
    expect((await read(again.invoices[0]?.number ?? '')).dispatch).toMatchObject({ lrNumber: 'LR-9' });
  });

  test('nor made anew when an arrival is undone, though its goods have another rate of tax by then', async () => {
    const { number } = await packed();
    const { body: left } = await dispatch(number);
    const rateOf = (basisPoints: number) =>
      shop.changeContent("UPDATE product SET gst_basis_points = $1 WHERE code = 'GB-04'", [basisPoints]);
    await rateOf(500);
    await step(number, 'advance', { from: 'dispatched', to: 'arrived' });
    const { body: undone } = await step(number, 'undo', { from: 'arrived' });
    await rateOf(1800);
    expect(undone).toMatchObject({ state: 'dispatched', invoices: left.invoices });
  });

  test('a refused dispatch leaves no gap', async () => {
    const before = (await dispatch((await packed()).number)).body.invoices[0]?.number ?? '';
    const { number } = await packed();
    expect((await dispatch(number, { from: 'confirmed' })).status).toBe(409);
    const after = (await dispatch(number)).body.invoices[0]?.number ?? '';
    expect(runningOf(after)).toBe(runningOf(before) + 1);
  });

  test('what was edited after an undo is taken back by a credit note, and invoiced anew', async () => {
    const { number } = await packed();
    const { body: left } = await dispatch(number);
    await step(number, 'undo', { from: 'dispatched' });
    await step(number, 'back', { from: 'packed', reason: 'Wants fewer' });
    const { customer, delivery, pickupLocation, revision } = left;
    const { stateName: _, ...addressee } = customer;
    const edit = {
      ...addressee,
      remarks: left.remarks,
      lines: [{ code: 'GB-04', quantity: 5 }],
      delivery,
      pickupLocationId: pickupLocation?.id ?? null,
      chargesByHand: true,
      packingPaise: 0,
      freightPaise: 0,
      reason: 'Wants fewer',
      revision,
    };
    expect((await desk.put(`/api/admin/orders/${number}`, edit)).status).toBe(200);
    await step(number, 'advance', { from: 'confirmed', to: 'packed' });
    const { body } = await dispatch(number);
    expect(body.invoices.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['invoice', 339_500],
      ['credit-note', 339_500],
      ['invoice', 305_000],
    ]);
    const note = await read(body.invoices[1]?.number ?? '');
    expect(note).toMatchObject({
      credits: { number: body.invoices[0]?.number },
      reason: expect.stringContaining('changed'),
    });
  });

  test('what was cancelled after an undo has a credit note, of a series of its own', async () => {
    const { number } = await packed();
    await dispatch(number);
    await step(number, 'undo', { from: 'dispatched' });
    const { body } = await step(number, 'cancel', { from: 'packed', reason: 'Does not want it' });
    expect(body.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect(body.invoices[1]?.number).toMatch(/^DSC\/\d\d-\d\d\/\d{5}$/);
  });
});

// ₹200 off goods of ₹3,050 and ₹130: 19,182.39 and 817.61 paise.
test('a passbook that pays for what left already lowers the bill: a credit note and another invoice', async () => {
  const owner = await shop.staff('owner');
  const { number: passbook } = await maturedMember(shop, owner, { monthlyPaise: 50_000 });
  const { number } = await packed({}, 100_000);
  await dispatch(number);
  const { body } = await owner.post<AdminOrderView>(`/api/admin/orders/${number}/credit`, { passbook });
  expect(body.invoices.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
    ['invoice', 339_500],
    ['credit-note', 339_500],
    ['invoice', 319_500],
  ]);
  const { content } = await read(body.invoices[2]?.number ?? '');
  expect(content.lines.map(({ discountPaise }) => discountPaise)).toEqual([19_182, 818, 0, 0]);
});

test('what left is billed anew as it was taxed and sold then, whatever its goods and the shop are by now', async () => {
  const owner = await shop.staff('owner');
  const { number: passbook } = await maturedMember(shop, owner, { monthlyPaise: 50_000 });
  const { number } = await packed({}, 100_000);
  const [first] = (await dispatch(number)).body.invoices;
  const become = async (hsn: string, basisPoints: number, gstin: string) => {
    await shop.changeContent("UPDATE product SET hsn = $1, gst_basis_points = $2 WHERE code = 'GB-04'", [
      hsn,
      basisPoints,
    ]);
    await shop.changeContent(
      "UPDATE setting SET value = jsonb_set(value, '{gstin}', to_jsonb($1::text)) WHERE section = 'identity'",
      [gstin],
    );
  };
  const was = (await read(first?.number ?? '')).content;
  await become('9999', 500, '');
  const { body } = await owner.post<AdminOrderView>(`/api/admin/orders/${number}/credit`, { passbook });
  await become(was.lines[0]?.hsn ?? '', was.lines[0]?.basisPoints ?? 0, was.seller.gstin);
  expect(body.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
  const { content } = await read(body.invoices[2]?.number ?? '');
  const taxOf = ({ lines }: typeof was) => lines.map(({ hsn, basisPoints }) => [hsn, basisPoints]);
  expect(taxOf(content)).toEqual(taxOf(was));
  expect(content.seller).toEqual(was.seller);
  expect(content.totals.totalPaise).toBe(319_500);
});

test('what left before the shop had a GSTIN is never invoiced, also where a passbook pays for it later', async () => {
  const owner = await shop.staff('owner');
  const { number: passbook } = await maturedMember(shop, owner, { monthlyPaise: 50_000 });
  const { number } = await packed({}, 100_000);
  const become = (gstin: string) =>
    shop.changeContent(
      "UPDATE setting SET value = jsonb_set(value, '{gstin}', to_jsonb($1::text)) WHERE section = 'identity'",
      [gstin],
    );
  const [identity] = await shop.database.query<{ gstin: string }>(
    "SELECT value ->> 'gstin' AS gstin FROM setting WHERE section = 'identity'",
  );
  await become('');
  expect((await dispatch(number)).body.invoices).toEqual([]);
  await become(identity?.gstin ?? '');
  // The reconciliation knows such an order by its time.
  await shop.database.query(
    `UPDATE order_event e SET at = e.at - interval '1 year' FROM orders o
     WHERE o.id = e.order_id AND o.number = $1`,
    [number],
  );
  const { body } = await owner.post<AdminOrderView>(`/api/admin/orders/${number}/credit`, { passbook });
  expect(body).toMatchObject({ benefitPaise: 20_000, invoices: [] });
});

test('the database gives no number out of turn, and changes none', async () => {
  const { number } = await packed();
  const taken = runningOf((await dispatch(number)).body.invoices[0]?.number ?? '');
  const copy = (running: number, trigger: string) => `
    BEGIN; ALTER TABLE invoice ${trigger} TRIGGER invoice_numbered;
    INSERT INTO invoice (id, kind, prefix, financial_year, running, number, order_id, issued_at, day, reason, taxable_paise,
      cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise, content)
    SELECT uuidv7(), kind, prefix, financial_year, ${running}, 'X/' || ${running}, order_id, issued_at, day, reason,
      taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise, content
    FROM invoice WHERE running = ${taken} AND prefix = 'DS'; ROLLBACK`;
  await expect(shop.database.query(copy(taken + 2, 'DISABLE'))).rejects.toThrow(/invoice_without_gap/);
  await shop.database.query('ROLLBACK');
  await expect(shop.database.query(copy(taken, 'DISABLE'))).rejects.toThrow(/unique/);
  await shop.database.query('ROLLBACK');
});

describe('the number of an e-way bill', () => {
  // 100 × ₹610 is ₹61,000: above ₹50,000.
  const dear = async () =>
    packed(
      { lines: [{ code: 'GB-04', quantity: 100, netPaise: 61_000 }], expectedTotalPaise: 6_295_000 },
      6_295_000,
    );

  test('is asked for where the goods are worth more than the settings say, and stands on the invoice', async () => {
    const { number } = await dear();
    expect(await dispatch(number)).toMatchObject({
      status: 400,
      body: { code: 'eway-bill-missing', details: { abovePaise: 5_000_000 } },
    });
    const { body } = await dispatch(number, { ewayBill: '331009876543' });
    expect(body).toMatchObject({ state: 'dispatched', dispatch: { ewayBill: '331009876543' } });
    expect((await dispatch((await packed()).number, { ewayBill: '12' })).status).toBe(400);
  });

  test('is corrected, and not taken away by a correction of the lorry', async () => {
    const { number } = await dear();
    const lorry = { ...LORRY, ewayBill: '331009876543' };
    await dispatch(number, lorry);
    expect(await step(number, 'lorry', { ...LORRY, ewayBill: null, was: lorry })).toMatchObject({
      status: 400,
      body: { code: 'eway-bill-missing' },
    });
    const other = { ...lorry, ewayBill: '331009876544' };
    expect((await step(number, 'lorry', { ...other, was: lorry })).body.dispatch).toEqual(other);
  });
});

test('the list is searched, filtered and summed for the accounts', async () => {
  const { number } = await packed();
  const { body } = await dispatch(number);
  const invoice = body.invoices[0]?.number ?? '';
  const list = async (query: string) =>
    (await desk.get<ListPage<InvoiceRowView>>(`/api/admin/invoices?${query}`)).body.rows;
  for (const search of [invoice, number]) {
    expect((await list(`search=${encodeURIComponent(search)}`)).map((row) => row.number)).toEqual([invoice]);
  }
  const notes = await list('kind=credit-note');
  expect(notes.length).toBeGreaterThan(0);
  expect(notes.every(({ totalPaise }) => totalPaise < 0)).toBe(true);
  const accounts = await file(`/api/admin/invoices/export/csv?search=${encodeURIComponent(invoice)}`);
  expect(accounts.body).toContain(`${invoice},Tax invoice,`);
  expect(accounts.body).toContain('33-Tamil Nadu,3604,18,2877.46,258.97,258.97,0,-0.4,3395');
});

test('random bills come to the paisa, and the reconciliation finds nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        gifts: fc.integer({ min: 5, max: 40 }),
        sparklers: fc.integer({ min: 1, max: 60 }),
        packingPaise: fc.integer({ min: 0, max: 99_999 }),
        freightPaise: fc.option(fc.integer({ min: 0, max: 99_999 })),
      }),
      async ({ gifts, sparklers, packingPaise, freightPaise }) => {
        const placed = await placeGoodOrder(shop);
        const { number } = placed;
        const seen = (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
        const { stateName: _, ...addressee } = seen.customer;
        const lines = [
          { code: 'GB-04', quantity: gifts },
          { code: 'SP-01', quantity: sparklers },
        ];
        await desk.put(`/api/admin/orders/${number}`, {
          ...addressee,
          remarks: seen.remarks,
          lines,
          delivery: 'pickup',
          pickupLocationId: await pickupIn(shop, 'Madurai'),
          chargesByHand: true,
          packingPaise,
          freightPaise,
          reason: 'As agreed',
          revision: 0,
        });
        await step(number, 'advance', { from: 'placed', to: 'confirmed' });
        await step(number, 'advance', { from: 'confirmed', to: 'packed' });
        const { body } = await dispatch(number);
        const { content, totalPaise } = await read(body.invoices[0]?.number ?? '');
        expect(totalPaise).toBe(body.totals.totalPaise);
        const paidPaise = content.lines.reduce((sum, line) => sum + line.totalPaise, 0);
        const { cgstPaise } = content.totals;
        // Nine parts of 118 of the bill, rounded, of which each line has its part to less than a paisa.
        expect(Math.abs(cgstPaise - (paidPaise * 9) / 118)).toBeLessThanOrEqual(0.5);
        for (const line of content.lines) {
          expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(
            line.amountPaise - line.discountPaise,
          );
          expect(Math.abs(line.cgstPaise - (cgstPaise * line.totalPaise) / paidPaise)).toBeLessThan(1);
        }
      },
    ),
    histories(10),
  );
  expect(await reconcile(shop.app.get(Database))).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { DocumentsView } from '@shop/contracts/documents/views';
import type { AnswersView, EInvoicesDueView } from '@shop/contracts/e-invoices/views';
import type { InvoiceSheetView } from '@shop/contracts/invoices/views';
import type { AdminOrderView, PlacedOrderView, TrackedOrderView } from '@shop/contracts/orders/views';
import type { GstReturnView } from '@shop/contracts/reports/gst';
import type { GstCheck } from '@shop/contracts/rules/documents/gst/checks';
import type { MonthView } from '@shop/contracts/reports/month';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import { Ajv } from 'ajv';
import { inv01Schema } from '../../../../src/features/e-invoices/domain/fixture/inv-01-schema.ts';
import {
  DocumentPrinter,
  withCopies,
} from '../../../../src/features/documents/application/document-printer.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { goodOrder, LORRY, placeGoodOrder } from '../../../support/orders.ts';

/** In Tamil Nadu, as the good order's address. */
const FIRM = { gstin: '33AAPFU0939F1Z2', tradeName: 'Sundaram Stores' };

let shop: TestShop;
let desk: Caller;
let today: Day;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('manager');
  today = shop.clock.today();
  await shop.changeContent(`UPDATE product SET stock = NULL, max_quantity = NULL, hsn = '36041000'
    WHERE code IN ('GB-04', 'SP-01')`);
});
afterAll(() => shop.close());

const needed = (from: Day | null) =>
  shop.changeContent(
    `UPDATE setting SET value = value || '{"eInvoiceFrom": ${JSON.stringify(from)}}' WHERE section = 'invoices'`,
  );
const step = async (number: string, name: string, body: object) => {
  const answer = await desk.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
  expect(answer.status).toBe(200);
  return answer.body;
};
async function gone(buyer: object = FIRM) {
  const { customer } = await goodOrder(shop);
  const placed = await placeGoodOrder(shop, { customer: { ...customer, ...buyer } });
  const { number } = placed;
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  const lorry = { ...LORRY, lrDate: shop.clock.today() };
  const left = await step(number, 'dispatch', { from: 'packed', unpaidReason: 'Pays there', ...lorry });
  return { ...placed, invoice: left.invoices.at(-1)?.number ?? '' };
}
const at = (invoice: string) => `/api/admin/invoices/${invoiceAddress(invoice)}`;
const read = async (invoice: string) => (await desk.get<InvoiceSheetView>(at(invoice))).body;
const due = async () => (await desk.get<EInvoicesDueView>('/api/admin/reports/e-invoices')).body;
const numbersDue = async () => (await due()).documents.map(({ number }) => number);
const DUE_FILE = '/api/admin/reports/e-invoices/export';

/** Whoever is told that the print worker is busy asks again. */
async function file(url: string, caller = desk) {
  for (let tries = 1; ; tries++) {
    const answer = await shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(caller.cookies) });
    if (answer.statusCode !== 503 || tries === 10) return answer;
  }
}
const pagesOf = (pdf: Buffer) => Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

/** What the portal would give: an IRN of its own, and a code that says what it is of. */
async function answerOf(number: string, changes: { irn?: string; DocNo?: string } = {}) {
  const { content } = await read(number);
  const { irn = createHash('sha256').update(number).digest('hex'), DocNo = number } = changes;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const data = JSON.stringify({ SellerGstin: content.seller.gstin, DocNo, DocTyp: 'INV', Irn: irn });
  const qr = `${part({ alg: 'RS256' })}.${part({ data, iss: 'NIC' })}.signature`;
  return { irn, ackNo: '112610000000001', ackDay: shop.clock.today(), qr };
}
const send = async (...rows: object[]) =>
  (await desk.post<AnswersView>('/api/admin/reports/e-invoices/answers', { rows })).body.results;

/** What came before has its IRN. */
async function registerAll() {
  const numbers = await numbersDue();
  const rows = await Promise.all(numbers.map(async (number) => ({ number, ...(await answerOf(number)) })));
  if (rows.length > 0) expect(new Set(await send(...rows))).toEqual(new Set(['recorded']));
}

/** All ways in which an invoice leaves the shop, and whether it does. */
async function doors({ number, token, invoice }: PlacedOrderView & { invoice: string }) {
  const own = await file(`/api/public/orders/${token}/invoices/${invoiceAddress(invoice)}/invoice.pdf`);
  const tracked = (await shop.visitor().get<TrackedOrderView>(`/api/public/orders/${token}`)).body;
  const sheets = (await desk.get<DocumentsView>(`/api/admin/papers?orders=${number}`)).body;
  const printing = { paper: 'invoices', orders: [{ number }] };
  const printer = shop.app.get(DocumentPrinter, { strict: false });
  return {
    staffPdf: (await file(`${at(invoice)}/invoice.pdf`)).statusCode,
    customersPdf: own.statusCode,
    onTheOrdersPage: tracked.invoices.map((each) => each.number),
    amongSheets: sheets.invoices.map((each) => each.number),
    asked: (await desk.post('/api/admin/printings', printing)).status,
    // What the job of a printing, begun before, comes to.
    printed: await printer.invoices(withCopies([await read(invoice)])).then(
      () => true,
      (error: { code?: string }) => error.code === 'busy',
    ),
  };
}
const OPEN = (invoice: string) => ({
  staffPdf: 200,
  customersPdf: 200,
  onTheOrdersPage: [invoice],
  amongSheets: [invoice],
  asked: 200,
  printed: true,
});
const SHUT = {
  staffPdf: 409,
  customersPdf: 409,
  onTheOrdersPage: [],
  amongSheets: [],
  asked: 409,
  printed: false,
};

describe('an invoice to a business', () => {
  test('leaves as ever while the turnover is below the limit, and where it is from before', async () => {
    const before = await gone();
    expect(await due()).toEqual({ from: null, count: 0, documents: [] });
    expect(await doors(before)).toEqual(OPEN(before.invoice));
    await needed(addDays(today, 1));
    expect(await doors(before)).toEqual(OPEN(before.invoice));
    expect(await due()).toMatchObject({ from: addDays(today, 1), count: 0 });
  });

  test('leaves by no door without its IRN, and by all of them with it; one to a consumer needs none', async () => {
    await needed(today);
    const business = await gone();
    const consumer = await gone({});
    expect(await doors(business)).toEqual(SHUT);
    expect((await read(business.invoice)).registration).toBe('missing');
    expect(await doors(consumer)).toEqual(OPEN(consumer.invoice));
    const both = { paper: 'invoices', orders: [{ number: business.number }, { number: consumer.number }] };
    expect((await desk.post('/api/admin/printings', both)).status).toBe(200);
    const sheets = await desk.get<DocumentsView>(
      `/api/admin/papers?orders=${business.number},${consumer.number}`,
    );
    expect(sheets.body).toMatchObject({
      invoices: [{ number: consumer.invoice }],
      withoutIrn: [{ number: business.invoice, orderNumber: business.number }],
    });

    const answer = await answerOf(business.invoice);
    const { status, body } = await desk.put<InvoiceSheetView>(`${at(business.invoice)}/irn`, answer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ registration: 'registered', eInvoice: { ...answer, cancelledOn: null } });
    expect(body.qrCode).toMatch(/^<svg/);
    expect(await doors(business)).toEqual(OPEN(business.invoice));
    expect(pagesOf((await file(`${at(business.invoice)}/invoice.pdf`)).rawPayload)).toBe(3);
    // Below the limit again, it keeps what it has.
    await needed(null);
    expect(await read(business.invoice)).toMatchObject({ registration: 'registered' });
    await needed(today);
  });

  test('whose IRN was cancelled within a day leaves no more', async () => {
    const order = await gone();
    await send({ number: order.invoice, ...(await answerOf(order.invoice)) });
    const cancel = (cancelledOn: Day) => desk.put(`${at(order.invoice)}/irn/cancellation`, { cancelledOn });
    for (const day of [addDays(today, -1), addDays(today, 1), addDays(today, 2)])
      expect(await cancel(day)).toMatchObject({ status: 409, body: { code: 'irn-not-cancelled' } });
    expect((await cancel(today)).status).toBe(200);
    expect((await cancel(today)).status).toBe(200);
    expect((await read(order.invoice)).registration).toBe('cancelled');
    expect(await doors(order)).toEqual(SHUT);
    expect(await numbersDue()).not.toContain(order.invoice);
  });
});

describe('an order whose invoice lost its IRN', () => {
  const month = () => today.slice(0, 7);
  const gst = async () => (await desk.get<GstReturnView>(`/api/admin/reports/gst?period=${month()}`)).body;
  const named = async (check: GstCheck) => (await gst()).checks.find((each) => each.check === check);
  const rowsOf = ({ sections }: GstReturnView) => sections.map(({ rows }) => rows);
  const leaveAgain = async (number: string) => {
    await step(number, 'undo', { from: 'dispatched' });
    return leave(number);
  };
  const leave = async (number: string) => {
    await step(number, 'dispatch', { from: 'packed', unpaidReason: 'Pays there', ...LORRY });
    const { body } = await desk.get<AdminOrderView>(`/api/admin/orders/${number}`);
    return body;
  };

  test('gets a new one; the old one and its note leave by no door and stand in no section', async () => {
    await registerAll();
    const before = await gst();
    expect(before).toMatchObject({ hasEInvoices: true });
    const order = await gone();
    expect(await named('irn-missing')).toMatchObject({ state: 'warns', numbers: [order.invoice] });
    await send({ number: order.invoice, ...(await answerOf(order.invoice)) });
    // With its IRN it is the same invoice when it leaves again.
    const same = await leaveAgain(order.number);
    expect(same.invoices.map(({ number }) => number)).toEqual([order.invoice]);
    expect(same.irnFrom).toBe(today);

    // An hour later nobody can undo the dispatch: the goods get their new invoice as the cancellation is noted.
    await desk.put(`${at(order.invoice)}/irn/cancellation`, { cancelledOn: today });
    await desk.put(`${at(order.invoice)}/irn/cancellation`, { cancelledOn: today });
    const { invoices } = (await desk.get<AdminOrderView>(`/api/admin/orders/${order.number}`)).body;
    expect(invoices).toMatchObject([
      { number: order.invoice, registration: 'cancelled' },
      { kind: 'credit-note', registration: 'taken-back', totalPaise: 339_500 },
      { kind: 'invoice', registration: 'missing', totalPaise: 339_500 },
    ]);
    const [, note, renewed] = invoices.map(({ number }) => number);
    expect(await numbersDue()).toEqual([renewed]);
    await send({ number: renewed, ...(await answerOf(renewed ?? '')) });
    expect(await doors({ ...order, invoice: renewed ?? '' })).toEqual(OPEN(renewed ?? ''));
    for (const number of [order.invoice, note ?? '']) {
      expect((await file(`${at(number)}/invoice.pdf`)).statusCode).toBe(409);
      expect(
        (await file(`/api/public/orders/${order.token}/invoices/${invoiceAddress(number)}/invoice.pdf`))
          .statusCode,
      ).toBe(409);
    }
    // Dispatched once more, the new one is kept.
    expect((await leaveAgain(order.number)).invoices).toHaveLength(3);

    const after = await gst();
    expect((await named('irn-missing'))?.state).toBe('holds');
    expect((await named('irn-cancelled'))?.numbers).not.toContain(order.invoice);
    // One row more in b2b, none in cdnr; two documents more that count as cancelled.
    const [b2b = 0, ...others] = rowsOf(before);
    expect(rowsOf(after)).toEqual([b2b + 1, ...others]);
    const cancelledOf = ({ series }: GstReturnView) =>
      series.map(({ total, cancelled }) => [total, cancelled]);
    const [[invoicesBefore = 0, lostBefore = 0] = [], [notesBefore = 0, backBefore = 0] = []] =
      cancelledOf(before);
    expect(cancelledOf(after)).toEqual([
      [invoicesBefore + 2, lostBefore + 1],
      [notesBefore + 1, backBefore + 1],
    ]);
  });

  test('keeps it where some of its goods were credited: that is for the accountant', async () => {
    await registerAll();
    const order = await gone();
    await send({ number: order.invoice, ...(await answerOf(order.invoice)) });
    const goods = [{ code: 'GB-04', quantity: 1 }];
    const credit = () =>
      desk.post(`/api/admin/orders/${order.number}/credit-notes`, { goods, reason: 'Wet', returned: false });
    expect((await credit()).status).toBe(200);
    await desk.put(`${at(order.invoice)}/irn/cancellation`, { cancelledOn: today });
    const { invoices } = (await desk.get<AdminOrderView>(`/api/admin/orders/${order.number}`)).body;
    expect(invoices).toMatchObject([
      { number: order.invoice, registration: 'cancelled' },
      { kind: 'credit-note', totalPaise: 61_000 },
    ]);
    expect(await named('irn-cancelled')).toMatchObject({
      state: 'warns',
      numbers: expect.arrayContaining([order.invoice]),
    });
    const monthView = await desk.get<MonthView>(`/api/admin/reports/month?month=${month()}`);
    expect(monthView.body.withoutInvoice.numbers).toContain(order.number);
    expect(await credit()).toMatchObject({ status: 409, body: { code: 'invoice-missing' } });
  });
});

describe('the file for the portal', () => {
  test('has what lacks an IRN and has no fault, as the schema has it', async () => {
    await registerAll();
    const order = await gone();
    const faulty = await gone({ ...FIRM, gstin: '29AAGCB7383J1Z4' });
    await step(order.number, 'credit-notes', {
      goods: [{ code: 'GB-04', quantity: 1 }],
      reason: 'Wet',
      returned: false,
    });
    const note = (await read(order.invoice)).creditNotes[0]?.number;
    const { documents } = await due();
    expect(documents).toEqual([
      expect.objectContaining({
        number: order.invoice,
        buyerName: 'Sundaram Stores',
        gstin: FIRM.gstin,
        problems: [],
      }),
      expect.objectContaining({ number: faulty.invoice, problems: ['buyer-state-other'] }),
      expect.objectContaining({ number: note, kind: 'credit-note', problems: [] }),
    ]);
    const sent = await file(DUE_FILE);
    const list = sent.json<{ DocDtls: { No: string }; ValDtls: { TotInvVal: number } }[]>();
    expect(new Ajv({ multipleOfPrecision: 6 }).validate(inv01Schema, list)).toBe(true);
    // Goods, packing and freight of a good order are ₹3,395; a gift box ₹610.
    expect(list.map(({ DocDtls, ValDtls }) => [DocDtls.No, ValDtls.TotInvVal])).toEqual([
      [order.invoice, 3395],
      [note, 610],
    ]);
    const one = await file(`${DUE_FILE}?invoice=${invoiceAddress(order.invoice)}`);
    expect(one.json()).toEqual([list[0]]);
    expect((await file(`${DUE_FILE}?invoice=${invoiceAddress(faulty.invoice)}`)).json()).toMatchObject({
      code: 'e-invoice-incomplete',
      details: { number: faulty.invoice, problems: ['buyer-state-other'] },
    });
    const month = await desk.get<MonthView>(`/api/admin/reports/month?month=${today.slice(0, 7)}`);
    expect(month.body.withoutIrn).toEqual({
      count: 3,
      // Their series in turn.
      numbers: [order.invoice, faulty.invoice, note],
    });
  });

  test('has nothing of what was taken back before it had an IRN', async () => {
    await registerAll();
    const { number, invoice } = await gone();
    await step(number, 'undo', { from: 'dispatched' });
    await step(number, 'cancel', { from: 'packed', reason: 'Not wanted' });
    const note = (await read(invoice)).creditNotes[0]?.number ?? '';
    expect(await numbersDue()).toEqual([]);
    expect((await read(invoice)).registration).toBe('taken-back');
    expect((await read(note)).registration).toBe('taken-back');
    expect((await file(`${at(note)}/invoice.pdf`)).statusCode).toBe(409);
    expect((await file(DUE_FILE)).json()).toMatchObject({ code: 'no-e-invoice-due' });
    // It was registered after all: then the portal wants the note as well.
    expect(await send({ number: invoice, ...(await answerOf(invoice)) })).toEqual(['recorded']);
    expect(await numbersDue()).toEqual([note]);
  });
});

describe('an answer of the portal', () => {
  test('is recorded once, and by the document that it is of', async () => {
    const [one, other] = [await gone(), await gone()];
    const [first, second] = [await answerOf(one.invoice), await answerOf(other.invoice)];
    const rows = [
      { number: one.invoice, ...first, irn: first.irn.toUpperCase() },
      { number: 'DS/26-27/99999', ...second },
      { number: other.invoice, ...second, irn: '', ackNo: '', ackDay: '', qr: '' },
      { number: other.invoice, ...(await answerOf(other.invoice, { DocNo: one.invoice })) },
      { number: other.invoice, ...(await answerOf(other.invoice, { irn: first.irn })) },
      { number: other.invoice, ...second, qr: 'not signed' },
      { number: other.invoice, ...second, irn: second.irn.slice(1) },
      { number: other.invoice, ...second, ackDay: addDays(today, -1) },
      { number: other.invoice, ...second, ackDay: addDays(today, 1) },
      // Its number stands in its code alone.
      { ...second, number: '' },
    ];
    expect(await send(...rows)).toEqual([
      'recorded',
      'unknown-document',
      'no-irn',
      'qr-of-other',
      'irn-used',
      'qr-unreadable',
      'ack-wrong',
      'day-wrong',
      'day-wrong',
      'recorded',
    ]);
    const kept = await read(one.invoice);
    expect(await send(rows[0] ?? {}, rows[9] ?? {})).toEqual(['known', 'known']);
    expect(
      await send({ number: one.invoice, ...(await answerOf(one.invoice, { irn: 'a'.repeat(64) })) }),
    ).toEqual(['other-irn']);
    expect(await read(one.invoice)).toEqual(kept);
    expect(
      await shop.database.query(
        "SELECT action, subject FROM audit_entry WHERE action = 'invoice.registered' AND subject = $1",
        [`invoice/${one.invoice}`],
      ),
    ).toHaveLength(1);
  });

  test('sent twice at the same moment is recorded once', async () => {
    const { invoice } = await gone();
    const row = { number: invoice, ...(await answerOf(invoice)) };
    const results = await Promise.all([send(row), send(row)]);
    expect(results.flat().toSorted()).toEqual(['known', 'recorded']);
  });

  test('is no business of a document that needs none', async () => {
    const { invoice } = await gone({});
    const answer = await answerOf(invoice);
    expect(await send({ number: invoice, ...answer })).toEqual(['not-needed']);
    expect(await desk.put(`${at(invoice)}/irn`, answer)).toMatchObject({
      status: 409,
      body: { code: 'irn-refused', details: { why: 'not-needed' } },
    });
  });
});

test('whoever makes invoices records IRNs; the accountant takes the file, the order desk reads what lacks one', async () => {
  const { invoice } = await gone();
  const answer = await answerOf(invoice);
  const tried = async (role: 'orders' | 'accountant') => {
    const caller = await shop.staff(role);
    return [
      (await caller.get('/api/admin/reports/e-invoices')).status,
      (await caller.get(DUE_FILE)).status,
      (await caller.put(`${at(invoice)}/irn`, answer)).status,
      (await caller.put(`${at(invoice)}/irn/cancellation`, { cancelledOn: today })).status,
      (await caller.post('/api/admin/reports/e-invoices/answers', { rows: [{ number: invoice, ...answer }] }))
        .status,
    ];
  };
  expect(await tried('orders')).toEqual([200, 403, 403, 403, 403]);
  expect(await tried('accountant')).toEqual([200, 200, 403, 403, 403]);
});

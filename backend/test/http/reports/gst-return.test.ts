import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { GstReturnView } from '@shop/contracts/reports/gst';
import { lastMonthOf, periodsUntil } from '@shop/contracts/rules/documents/gst/period';
import { Ajv } from 'ajv';
import readXlsxFile from 'read-excel-file/universal';
import { portalSchema } from '../../../src/features/reports/domain/gstr1/fixture/portal-schema.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller, Json } from '../../support/caller.ts';
import { goodOrder, LORRY, placeGoodOrder, type OrderBody } from '../../support/orders.ts';

const FIRM = { gstin: '29AAGCB7383J1Z4', tradeName: 'Sundaram Stores' };

let shop: TestShop;
let desk: Caller;
let month: string;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('manager');
  month = shop.clock.today().slice(0, 7);
  await shop.changeContent(
    "UPDATE product SET stock = NULL, max_quantity = NULL WHERE code IN ('GB-04', 'SP-01')",
  );
});
afterAll(() => shop.close());

const step = async (number: string, name: string, body: object) => {
  const answer = await desk.post<AdminOrderView>(`/api/admin/orders/${number}/${name}`, body);
  expect(answer.status).toBe(200);
  return answer.body;
};
/** An order that left: its number. */
async function gone(buyer: object = {}, changes: Partial<OrderBody> = {}): Promise<string> {
  const { customer } = await goodOrder(shop);
  const { number } = await placeGoodOrder(shop, { ...changes, customer: { ...customer, ...buyer } });
  await step(number, 'advance', { from: 'placed', to: 'confirmed' });
  await step(number, 'advance', { from: 'confirmed', to: 'packed' });
  await step(number, 'dispatch', {
    from: 'packed',
    unpaidReason: 'Pays there',
    ewayBill: '331000000001',
    ...LORRY,
  });
  return number;
}
const credit = (number: string, quantity: number) =>
  step(number, 'credit-notes', { goods: [{ code: 'GB-04', quantity }], reason: 'Wet', returned: false });
const read = async (period = month) =>
  (await desk.get<GstReturnView>(`/api/admin/reports/gst?period=${period}`)).body;
/** Whoever is told that the print worker is busy, as its thread begins, asks again. */
async function file(kind: string, period = month) {
  const url = `/api/admin/reports/gst/export/${kind}?period=${period}`;
  for (let tries = 1; ; tries++) {
    const answer = await shop.app.inject({ method: 'GET', url, cookies: Object.fromEntries(desk.cookies) });
    if (answer.statusCode !== 503 || tries === 10) return answer;
  }
}
const failing = ({ checks }: GstReturnView) =>
  checks.filter(({ state }) => state !== 'holds').map(({ check, state }) => [check, state]);

test('orders that left stand in the return of their month, in the portal’s JSON and in the workbook', async () => {
  // Goods, packing and freight of a good order are 3,395.40: of 18 % within it CGST and SGST are 258.97 each.
  const ofGoods = { taxablePaise: 287_746, cgstPaise: 25_897, sgstPaise: 25_897, igstPaise: 0 };
  await gone();
  const firm = await gone(FIRM);
  // A gift box of ₹610: 516.94 and twice 46.53.
  await credit(firm, 1);
  const view = await read();
  expect(view.sections).toEqual([
    { table: 'b2b', rows: 1, ...ofGoods },
    { table: 'b2cl', rows: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    { table: 'b2cs', rows: 1, ...ofGoods },
    { table: 'cdnr', rows: 1, taxablePaise: -51_694, cgstPaise: -4_653, sgstPaise: -4_653, igstPaise: 0 },
    { table: 'cdnur', rows: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  ]);
  expect(view.outward).toEqual({ taxablePaise: 523_798, cgstPaise: 47_141, sgstPaise: 47_141, igstPaise: 0 });
  expect(view.series).toMatchObject([
    { kind: 'invoice', total: 2 },
    { kind: 'credit-note', total: 1 },
  ]);
  expect(failing(view)).toEqual([['not-over', 'warns']]);
  // The quarter has the same; the month before has nothing.
  const [thisQuarter = ''] = periodsUntil(shop.clock.today()).quarters;
  expect((await read(thisQuarter)).outward).toEqual(view.outward);
  const [, before = ''] = periodsUntil(shop.clock.today()).months;
  expect((await read(before)).series).toEqual([]);

  const { statusCode, headers, body } = await file('json', thisQuarter);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toContain(`GSTR1-33AAAAA0000A1Z9-${thisQuarter}.json`);
  const json = JSON.parse(body) as Json;
  const validate = new Ajv({ multipleOfPrecision: 6 }).compile(portalSchema);
  expect([validate(json), validate.errors]).toEqual([true, null]);
  const [year, last] = lastMonthOf(thisQuarter).split('-');
  expect(json).toMatchObject({
    fp: `${last}${year}`,
    b2b: [
      {
        ctin: FIRM.gstin,
        inv: [{ val: 3395, pos: '33', itms: [{ itm_det: { txval: 2877.46, camt: 258.97 } }] }],
      },
    ],
    b2cs: [{ sply_ty: 'INTRA', pos: '33', rt: 18, txval: 2877.46, camt: 258.97, samt: 258.97 }],
    cdnr: [{ ctin: FIRM.gstin, nt: [{ val: 610, itms: [{ itm_det: { txval: 516.94, samt: 46.53 } }] }] }],
  });

  const sheets = await readXlsxFile(new Uint8Array((await file('xlsx')).rawPayload).buffer);
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'b2b,sez,de',
    'b2cl',
    'b2cs',
    'cdnr',
    'cdnur',
    'hsn(b2b)',
    'hsn(b2c)',
    'docs',
  ]);
  const rows = sheets[0]?.data ?? [];
  expect(rows[3]?.slice(0, 4)).toEqual([
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
  ]);
  const day = new Date(shop.clock.today());
  expect(rows[4]).toEqual([
    FIRM.gstin,
    FIRM.tradeName,
    view.series[0]?.to,
    day,
    3395,
    '33-Tamil Nadu',
    'N',
    null,
    'Regular B2B',
    null,
    18,
    2877.46,
    0,
  ]);
});

test('a large sale to another state stands on its own, and what fits no return of this GSTIN holds the JSON back', async () => {
  await shop.changeContent(
    `UPDATE setting SET value = value || '{"gstin": "29AAAAA0000A1ZY", "stateCode": "29"}' WHERE section = 'identity'`,
  );
  // 160 gift boxes 97,600, packing 3 % 2,928, freight 120: 1,00,648, of which IGST is 15,353.08.
  const large = await gone(
    {},
    { lines: [{ code: 'GB-04', quantity: 160, netPaise: 61_000 }], expectedTotalPaise: 10_064_800 },
  );
  // A box of ₹610, of which IGST is 93.05 (a 160th of 14,888.14), 516.95 before tax.
  await credit(large, 1);
  const view = await read();
  expect(view.sections).toMatchObject([
    { rows: 1 },
    { rows: 1, taxablePaise: 8_529_492, igstPaise: 1_535_308 },
    { rows: 1 },
    { rows: 1 },
    { rows: 1, taxablePaise: -51_695, igstPaise: -9_305 },
  ]);
  expect(view.toUnregistered).toEqual([
    { place: { code: '33', name: 'Tamil Nadu' }, taxablePaise: 8_477_797, igstPaise: 1_526_003 },
  ]);
  // The invoices of the other GSTIN.
  expect(failing(view)).toEqual([
    ['other-gstin', 'blocks'],
    ['not-over', 'warns'],
  ]);
  expect(view.checks.find(({ check }) => check === 'other-gstin')).toMatchObject({ count: 3 });
  expect(await desk.get(`/api/admin/reports/gst/export/json?period=${month}`)).toMatchObject({
    status: 409,
    body: { code: 'gst-return-blocked' },
  });
  expect((await file('xlsx')).statusCode).toBe(200);
});

test('a month that is none is refused', async () => {
  expect((await desk.get('/api/admin/reports/gst?period=2026-13')).status).toBe(400);
});

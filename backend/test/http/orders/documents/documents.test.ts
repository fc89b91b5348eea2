import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DocumentsView, PrintingView } from '@shop/contracts/documents/views';
import { DOCUMENT_KINDS, type DocumentKind } from '@shop/contracts/rules/documents/printing';
import { Printings } from '../../../../src/features/documents/application/printings.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { LORRY, payment, placeGoodOrder } from '../../../support/orders.ts';
import { waitFor } from '../../../support/wait-for.ts';

let shop: TestShop;
let desk: Caller;
let numbers: string[];
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: 0.5 } });
  desk = await shop.staff('orders');
  numbers = [];
  for (let index = 0; index < 3; index++) {
    const { number } = await placeGoodOrder(shop);
    const step = (name: string, body: object) => desk.post(`/api/admin/orders/${number}/${name}`, body);
    await step('payments', payment({ amountPaise: 339_500 }));
    await step('advance', { from: 'placed', to: 'confirmed' });
    await step('advance', { from: 'confirmed', to: 'packed' });
    if (index > 0) await step('dispatch', { from: 'packed', ...LORRY });
    numbers.push(number);
  }
});
afterAll(() => shop.close());

const start = (kind: DocumentKind, orders: object[], caller = desk) =>
  caller.post<PrintingView>('/api/admin/printings', { paper: kind, orders });
const find = async (id: string, caller = desk) => caller.get<PrintingView>(`/api/admin/printings/${id}`);
const fetch = (id: string) =>
  shop.app.inject({
    method: 'GET',
    url: `/api/admin/printings/${id}/papers.pdf`,
    cookies: Object.fromEntries(desk.cookies),
  });
const pagesOf = (pdf: Buffer) => Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
async function finished(id: string): Promise<PrintingView> {
  await waitFor(async () => expect((await find(id)).body.state).not.toBe('waiting'), 60_000);
  return (await find(id)).body;
}

test('documents come in the order asked for, with QR codes that lead to the packing, and invoices of what left', async () => {
  const asked = numbers.toReversed();
  const { body } = await desk.get<DocumentsView>(`/api/admin/papers?orders=${asked.join(',')}`);
  expect(body.orders.map(({ number }) => number)).toEqual(asked);
  expect(body.invoices.map(({ content }) => content.orderNumber)).toEqual(asked.slice(0, 2));
  expect(Object.keys(body.qrCodes).toSorted()).toEqual(numbers);
  expect(body.qrCodes[numbers[0] ?? '']).toMatch(/^<svg/);
  expect((await desk.get('/api/admin/papers?orders=DS26-00001,,')).status).toBe(400);
});

// Three orders: a slip each; one cover asked twice and three parcels of two that left make eight, two on a page; one
// dispatch sheet for what left and one for what did not; two invoices; three estimates.
test.each([
  ['packing-slips', 3],
  ['covers', 4],
  ['dispatch-sheet', 2],
  ['invoices', 2],
  ['estimates', 3],
] as const)('%s of a selection are made by a job, on %i pages', async (kind, pages) => {
  const orders = numbers.map((number, index) => ({ number, ...(index === 0 && { parcels: 2 }) }));
  const { body } = await start(kind, orders);
  expect(body).toMatchObject({ paper: kind, orders: 3, state: 'waiting' });
  expect(await finished(body.id)).toMatchObject({ state: 'done' });
  const file = await fetch(body.id);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(pagesOf(file.rawPayload)).toBe(pages);
});

test('an estimate of a selection is in the language of its order', async () => {
  const { number } = await placeGoodOrder(shop, { language: 'ta' });
  const { body } = await start('estimates', [{ number }]);
  expect(await finished(body.id)).toMatchObject({ state: 'done' });
  expect((await fetch(body.id)).rawPayload.toString('latin1')).toContain('/Lang (ta-IN)');
});

test('what cannot be printed is told of, and is no file', async () => {
  const { body } = await start('invoices', [{ number: numbers[0] }]);
  expect(await finished(body.id)).toMatchObject({ state: 'failed' });
  expect((await fetch(body.id)).statusCode).toBe(404);
});

test('nobody else sees what somebody has printed', async () => {
  const { body } = await start('covers', [{ number: numbers[0] }]);
  const other = await shop.staff('manager');
  expect((await find(body.id, other)).status).toBe(404);
});

test('what was printed is kept for a day, and then is no more', async () => {
  const { body } = await start('covers', [{ number: numbers[0] }]);
  await waitFor(async () => expect((await find(body.id)).body.state).toBe('done'));
  await shop.app.get(Printings, { strict: false }).forget(body.id);
  expect((await find(body.id)).status).toBe(404);
});

test('bounds hold: a hundred orders, known papers', async () => {
  const many = Array.from({ length: 101 }, () => ({ number: numbers[0] }));
  expect((await start('covers', many)).status).toBe(400);
  expect((await start('money' as DocumentKind, [{ number: numbers[0] }])).status).toBe(400);
  expect(DOCUMENT_KINDS).toHaveLength(5);
});

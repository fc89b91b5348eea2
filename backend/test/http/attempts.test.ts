import { randomUUID } from 'node:crypto';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ATTEMPT_KEY, REPEATED } from '@shop/contracts/attempt-key';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { ADMIN_CONTROLLERS } from '../../src/audiences/admin.module.ts';
import { handlersOf } from '../../src/platform/http/audience.ts';
import { isDoneOnce } from '../../src/platform/http/once.ts';
import { endpointOf } from '../../src/platform/http/route.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { OWN_PAGE, type Caller } from '../support/caller.ts';
import { keyed, placeGoodOrder } from '../support/orders.ts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('orders');
});
afterAll(() => shop.close());

const CONFIRM = { from: 'placed', to: 'confirmed' };
const read = async (number: string) => (await desk.get<AdminOrderView>(`/api/admin/orders/${number}`)).body;
const kindsOf = async (number: string) => (await read(number)).events.map(({ kind }) => kind);

describe('a step that is asked for again by the same key', () => {
  test('is done once, answers as it did, and says so', async () => {
    const { number } = await placeGoodOrder(shop);
    const take = keyed(desk, randomUUID());
    const first = await take(number, 'advance', CONFIRM);
    expect(first.headers[REPEATED]).toBeUndefined();
    await desk.post(`/api/admin/orders/${number}/notes`, { text: 'Called' });
    const second = await take(number, 'advance', CONFIRM);
    expect(second.status).toBe(200);
    expect(second.headers[REPEATED]).toBe('1');
    expect(second.body).toEqual(first.body);
    expect(await kindsOf(number)).toEqual(['placed', 'confirmed', 'note-added']);
  });

  test('and at the same moment waits for the first', async () => {
    const { number } = await placeGoodOrder(shop);
    const take = keyed(desk, randomUUID());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => take(number, 'notes', { text: 'Once' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await kindsOf(number)).toEqual(['placed', 'note-added']);
  });

  test('for something else is refused, for another order too', async () => {
    const [one, other] = [await placeGoodOrder(shop), await placeGoodOrder(shop)];
    const take = keyed(desk, randomUUID());
    await take(one.number, 'notes', { text: 'Hello' });
    for (const answer of [
      await take(one.number, 'notes', { text: 'Hello again' }),
      await take(other.number, 'notes', { text: 'Hello' }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    }
    expect(await kindsOf(other.number)).toEqual(['placed']);
  });

  test('by somebody else is a step of theirs', async () => {
    const { number } = await placeGoodOrder(shop);
    const key = randomUUID();
    await keyed(desk, key)(number, 'notes', { text: 'Hello' });
    await keyed(await shop.staff('orders'), key)(number, 'notes', { text: 'Hello' });
    expect(await kindsOf(number)).toEqual(['placed', 'note-added', 'note-added']);
  });

  test('that was refused is tried anew: nothing had been done', async () => {
    const { number } = await placeGoodOrder(shop);
    const take = keyed(desk, randomUUID());
    expect((await take(number, 'release')).body).toMatchObject({ code: 'order-not-on-hold' });
    await desk.post(`/api/admin/orders/${number}/hold`, { reason: 'Call again' });
    expect(await take(number, 'release')).toMatchObject({ status: 200, body: { hold: null } });
  });
});

test('a step whose answer is lost on the way is asked for again, and is done once', async () => {
  const { number } = await placeGoodOrder(shop);
  const backend = await listening(shop);
  const line = await cuttingLine(backend);
  const send = (port: number) =>
    fetch(`http://127.0.0.1:${port}/api/admin/orders/${number}/payments`, {
      method: 'POST',
      headers: {
        ...OWN_PAGE,
        [ATTEMPT_KEY]: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
        'content-type': 'application/json',
        cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({
        mode: 'cash',
        amountPaise: 50_000,
        reference: null,
        receivedOn: shop.clock.today(),
        note: '',
      }),
    });
  await expect(send(line.port)).rejects.toThrow();
  await line.cut;
  const again = await send(backend);
  await line.close();
  expect(again.status).toBe(200);
  expect(again.headers.get(REPEATED)).toBe('1');
  const answer = (await again.json()) as AdminOrderView;
  expect(answer.payments.map(({ amountPaise }) => amountPaise)).toEqual([50_000]);
  expect((await read(number)).payments).toHaveLength(1);
});

test.each([undefined, '', 'again', '1'])('a step without a key (%j) is refused', async (key) => {
  const { number } = await placeGoodOrder(shop);
  const headers = { ...OWN_PAGE, [ATTEMPT_KEY]: key ?? '' };
  const answer = await desk.post(`/api/admin/orders/${number}/notes`, { text: 'Hello' }, headers);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid-request', details: { fields: { [ATTEMPT_KEY]: ['isUuid'] } } },
  });
  expect(await kindsOf(number)).toEqual(['placed']);
});

test('old answers are swept', async () => {
  const { number } = await placeGoodOrder(shop);
  await shop.database.query("UPDATE attempt SET at = at - interval '15 days'");
  shop.clock.advance(3_600_000);
  await keyed(desk, randomUUID())(number, 'notes', { text: 'Hello' });
  expect(await shop.database.query('SELECT FROM attempt')).toHaveLength(1);
});

test('every step of staff is done once, or does twice what it does once', () => {
  const twice = ADMIN_CONTROLLERS.flatMap((controller) => handlersOf(controller))
    .filter((handler) => endpointOf(handler)?.method === 'POST' && !isDoneOnce(handler))
    .map((handler) => endpointOf(handler)?.path);
  expect(new Set(twice)).toEqual(
    new Set([
      // Secrets are shown once and stand in no table in clear; made again, the new ones count.
      '/api/admin/account/recovery-codes',
      '/api/admin/account/second-factor',
      '/api/admin/account/second-factor/code',
      // Each row is recorded once, by its reference.
      '/api/admin/bank-rows/record',
      // An order is cancelled once, from the state in which nobody confirmed it.
      '/api/admin/order-guard/cancel',
      // A document is registered once.
      '/api/admin/reports/e-invoices/answers',
      // A month is credited once, and a challan entered once.
      '/api/admin/commission-credits',
      '/api/admin/tax-challans',
      // Up to the same day.
      '/api/admin/books/closing',
      '/api/admin/books/reopening',
      // The second time there is nothing to remove.
      '/api/admin/demonstration/removal',
      '/api/admin/test-orders/removal',
      // Twice asked for, two test mails; no transaction of an attempt waits for a mail server.
      '/api/admin/opening/test-mail',
      // Looked at, nothing is changed.
      '/api/admin/demonstration/preview',
      '/api/admin/orders/:number/edit-preview',
      '/api/admin/orders/:number/merge-preview',
      '/api/admin/posts/:id/preview',
      '/api/admin/prices/previews',
      '/api/admin/product-imports/previews',
      '/api/admin/season/roll-over/preview',
      '/api/admin/stock/count/previews',
      '/api/admin/stock/goods-in/previews',
      '/api/admin/states/:id/preview',
      '/api/admin/texts/:language/:id/preview',
      // Placed once a key of its own, as by a shopper.
      '/api/admin/orders',
      // A view of one name is one.
      '/api/admin/saved-views',
      // The password is fresh.
      '/api/admin/session/password',
      // Sent in parts under a key of its own.
      '/api/admin/uploads',
      // An address is invited once; a new link ends the one before, and stands in no table in clear.
      '/api/admin/referrers/:id/link',
      '/api/admin/users',
      '/api/admin/users/:id/disable',
      '/api/admin/users/:id/enable',
      '/api/admin/users/:id/link',
      '/api/admin/users/:id/role',
    ]),
  );
});

async function listening({ app }: TestShop): Promise<number> {
  await app.listen(0, '127.0.0.1');
  return (app.getHttpServer().address() as AddressInfo).port;
}

/** A line to the backend that breaks at the first byte of an answer: by then the step is committed. */
async function cuttingLine(
  backend: number,
): Promise<{ port: number; cut: Promise<void>; close: () => Promise<void> }> {
  let wasCut = () => {};
  const cut = new Promise<void>((resolve) => (wasCut = resolve));
  const server = net.createServer((client) => {
    const upstream = net.connect(backend, '127.0.0.1');
    client.pipe(upstream);
    client.on('error', () => undefined);
    upstream.on('error', () => undefined);
    upstream.once('data', () => {
      client.destroy();
      upstream.destroy();
      wasCut();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

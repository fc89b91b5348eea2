import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { OrderRisksView, OrderRowView, PlacedOrderView } from '@shop/contracts/orders/views';
import { addDays } from '@shop/contracts/rules/days';
import { Database } from '../../../src/platform/persistence/database.ts';
import { reconcile } from '../../../src/platform/persistence/reconciliation.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { claims } from '../../support/claims.ts';
import { fillShelf, goodOrder } from '../../support/orders.ts';
import { codeOf } from '../../support/own-changes.ts';
import { waitForLock } from '../../support/wait-for.ts';

let shop: TestShop;
let desk: Caller;
let phone: Caller;
beforeAll(async () => {
  // E-mails are written, and none leaves.
  const mail = { host: '127.0.0.1', port: 9, tls: 'none', account: null, from: 'orders@shop.test' } as const;
  shop = await bootShop({ config: { jobPollSeconds: null, mail } });
  desk = await shop.staff('manager');
  await fillShelf(shop, 2_000);
});
// So many claims an hour come from one device.
beforeEach(() => {
  phone = shop.visitor();
});
afterAll(() => shop.close());
afterEach(async () => {
  const differences = await reconcile(shop.app.get(Database));
  if (differences.length > 0) throw new Error(JSON.stringify(differences));
});

const { track, read, collect, placed, collected, claim, claimed, credit, decline } = claims(() => ({
  shop,
  desk,
  phone,
}));
const refused = (obstacle: string, status = 409) => ({
  status,
  body: { code: 'claim-refused', details: { obstacle } },
});
const giveDays = (days: number) =>
  shop.changeContent(`UPDATE setting SET value = value || $1::jsonb WHERE section = 'sale'`, [
    JSON.stringify({ claimDays: days }),
  ]);

describe('what is broken or missing', () => {
  test('is told on the device that sent the order, once it is collected', async () => {
    const { number, token } = await placed();
    expect((await track(token)).ownClaims).toEqual({
      obstacle: 'not-collected',
      needsPhone: false,
      until: null,
      photos: null,
    });
    expect(await claim(token)).toMatchObject(refused('not-collected'));
    await collect(number);
    const until = addDays(shop.clock.today(), 3);
    expect((await track(token)).ownClaims).toEqual({
      obstacle: null,
      needsPhone: false,
      until,
      photos: null,
    });
    const goods = [
      { code: 'GB-04', quantity: 2 },
      { code: 'SP-01', quantity: 10 },
    ];
    const { status, body } = await claim(token, { goods, remark: ' The box was wet ' });
    expect(status).toBe(200);
    const told = { state: 'open', goods, remark: 'The box was wet', answer: null, creditPaise: null };
    expect(body).toMatchObject({ claims: [{ ...told, photos: 0 }], ownClaims: { obstacle: 'open' } });
    expect(body.events.at(-1)).toMatchObject({ kind: 'claimed' });
    // Two gift boxes at ₹610 and ten sparklers at ₹13.
    const seen = await read(number);
    expect(seen.claims).toMatchObject([{ ...told, photos: [], worthPaise: 135_000, answeredBy: null }]);
    expect(seen.events.at(-1)).toMatchObject({ kind: 'claimed', text: 'GB-04 × 2, SP-01 × 10' });
  });

  test('waits among what needs a look, until it is answered', async () => {
    const counted = async () => (await desk.get<OrderRisksView>('/api/admin/order-risks')).body.claimed;
    const listed = async (risk: string) =>
      (await desk.get<ListPage<OrderRowView>>(`/api/admin/orders?risk=${risk}`)).body.rows.map(
        (row) => row.number,
      );
    const before = await counted();
    const told = await claimed();
    expect(await counted()).toBe(before + 1);
    expect(await listed('claimed')).toContain(told.number);
    expect(await listed('any')).toContain(told.number);
    await decline(told);
    expect(await counted()).toBe(before);
    expect(await listed('claimed')).not.toContain(told.number);
    expect(await listed('any')).not.toContain(told.number);
  });

  test('is a part of the order', async () => {
    const { token } = await collected();
    const of = (code: string, quantity: number) => claim(token, { goods: [{ code, quantity }] });
    const exceeds = (code: string, most: number) => ({
      status: 400,
      body: { code: 'claim-exceeds-order', details: { code, most } },
    });
    expect(await of('GB-04', 6)).toMatchObject(exceeds('GB-04', 5));
    expect(await of('FM-01', 1)).toMatchObject(exceeds('FM-01', 0));
    expect((await of('GB-04', 0)).status).toBe(400);
    expect((await claim(token, { goods: [] })).status).toBe(400);
    expect((await claim(token, { remark: 'x'.repeat(501) })).status).toBe(400);
    expect((await track(token)).claims).toEqual([]);
  });

  test('is told once a key, and another thing under it is refused', async () => {
    const { number, token } = await collected();
    const key = randomUUID();
    const answers = await Promise.all([claim(token, { key }), claim(token, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(number)).claims).toHaveLength(1);
    const other = { key, goods: [{ code: 'GB-04', quantity: 2 }] };
    expect(codeOf(await claim(token, other))).toEqual([409, 'idempotency-key-reused']);
  });

  test('is one thing at a time: another is told once the first is answered', async () => {
    const told = await claimed();
    expect(await claim(told.token)).toMatchObject(refused('open'));
    await decline(told);
    expect((await claim(told.token)).status).toBe(200);
    expect((await track(told.token)).claims.map(({ state }) => state)).toEqual(['declined', 'open']);
  });

  test('of two who tell at once one is heard', async () => {
    const { number, token } = await collected();
    const answers = await Promise.all([claim(token), claim(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect((await read(number)).claims).toHaveLength(1);
  });

  test('is told within the days that the shop gives after collection, and by telephone where it gives none', async () => {
    const { number, token } = await collected();
    /** All that happened to it did so many days sooner, or later. */
    const ago = (days: number) =>
      shop.database.query(
        `UPDATE order_event SET at = at - make_interval(days => $2) FROM orders o
         WHERE o.id = order_id AND o.number = $1`,
        [number, days],
      );
    await ago(4);
    expect((await track(token)).ownClaims).toMatchObject({ obstacle: 'late' });
    expect(await claim(token)).toMatchObject(refused('late'));
    await giveDays(4);
    expect((await track(token)).ownClaims).toMatchObject({ obstacle: null, until: shop.clock.today() });
    await giveDays(0);
    expect((await track(token)).ownClaims).toEqual({
      obstacle: 'off',
      needsPhone: false,
      until: null,
      photos: null,
    });
    expect(await claim(token)).toMatchObject(refused('off'));
    await giveDays(3);
    await ago(-1);
    expect((await claim(token)).status).toBe(200);
  });
});

describe('whoever has the link alone', () => {
  test('sees what was told, and tells nothing', async () => {
    const { token } = await collected();
    const other = shop.visitor();
    expect((await track(token, other)).ownClaims).toMatchObject({ obstacle: 'device', needsPhone: false });
    const { customer } = await goodOrder(shop);
    expect(await claim(token, { phone: customer.phone }, other)).toMatchObject(refused('device', 403));
    expect((await track(token)).claims).toEqual([]);
  });

  test('tells it of an order that the shop took for her, by its phone number', async () => {
    const { number, token } = (await desk.post<PlacedOrderView>('/api/admin/orders', await goodOrder(shop)))
      .body;
    await collect(number);
    const other = shop.visitor('203.0.113.9');
    expect((await track(token, other)).ownClaims).toMatchObject({ obstacle: null, needsPhone: true });
    expect(codeOf(await claim(token, {}, other))).toEqual([403, 'claim-phone-wrong']);
    expect(codeOf(await claim(token, { phone: '9876543211' }, other))).toEqual([403, 'claim-phone-wrong']);
    expect((await claim(token, { phone: '+91 98765 43210' }, other)).status).toBe(200);
    expect((await read(number)).claims).toHaveLength(1);
  });

  test('does not try number after number', async () => {
    const { number, token } = (await desk.post<PlacedOrderView>('/api/admin/orders', await goodOrder(shop)))
      .body;
    await collect(number);
    const other = shop.visitor('203.0.113.10');
    for (let n = 0; n < 10; n++) await claim(token, { phone: `987654300${n}` }, other);
    expect(codeOf(await claim(token, { phone: '9876543210' }, other))).toEqual([429, 'too-many-requests']);
    expect((await claim(token, { phone: '9876543210' }, shop.visitor('203.0.113.11'))).status).toBe(200);
  });
});

describe('the shop answers', () => {
  test('by a credit note over some of it: what was paid is due back, and the page and an e-mail say so', async () => {
    const { customer } = await goodOrder(shop);
    const email = 'meena@customer.test';
    const told = await claimed({}, { customer: { ...customer, email } });
    const { status, body } = await credit(told);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      creditedPaise: 61_000,
      // ₹3,395 less ₹610: nothing was paid yet.
      balancePaise: 278_500,
      claims: [
        { state: 'credited', creditPaise: 61_000, answer: 'Wet on arrival', answeredBy: 'The manager' },
      ],
    });
    expect(body.invoices.map(({ kind, isPart }) => [kind, isPart])).toEqual([
      ['invoice', false],
      ['credit-note', true],
    ]);
    expect(body.events.slice(-2).map(({ kind }) => kind)).toEqual(['goods-credited', 'claim-answered']);
    expect(await track(told.token)).toMatchObject({
      claims: [{ state: 'credited', creditPaise: 61_000, answer: 'Wet on arrival' }],
      ownClaims: { obstacle: null },
    });
    const posted = await shop.database.query<{ row: string }>('SELECT j::text AS row FROM pgboss.job j');
    expect(posted).toContainEqual({ row: expect.stringContaining('order-claim-answered') });
  });

  test('by a reason: nothing is credited', async () => {
    const told = await claimed();
    const { body } = await decline(told);
    const answer = 'It was whole when it left';
    expect(body).toMatchObject({
      creditedPaise: 0,
      claims: [{ state: 'declined', answer, creditPaise: null }],
    });
    expect(body.events.at(-1)).toMatchObject({ kind: 'claim-answered', text: answer });
    expect((await track(told.token)).claims).toMatchObject([{ state: 'declined', answer }]);
  });

  test('with the right that each answer needs', async () => {
    const told = await claimed();
    const orders = await shop.staff('orders');
    expect(codeOf(await credit(told, undefined, orders))).toEqual([403, 'permission-missing']);
    expect((await decline(told, await shop.staff('content'))).status).toBe(403);
    expect((await decline(told, orders)).status).toBe(200);
  });

  test('never with more than was billed, and with no credit note of nothing', async () => {
    const told = await claimed();
    expect(codeOf(await credit(told, []))).toEqual([400, 'credit-of-nothing']);
    expect(codeOf(await credit(told, [{ code: 'GB-04', quantity: 6 }]))).toEqual([
      409,
      'credit-exceeds-invoice',
    ]);
    expect((await read(told.number)).claims).toMatchObject([{ state: 'open' }]);
  });

  test('of another order’s claim nothing', async () => {
    const [one, other] = [await claimed(), await claimed()];
    expect((await decline({ number: one.number, id: other.id })).status).toBe(404);
  });

  test('once: of two answers at once one wins, and the other is told', async () => {
    const told = await claimed();
    const letGo = await shop.database.hold(`UPDATE orders SET remarks = '' WHERE number = '${told.number}'`);
    const both = Promise.all([credit(told), decline(told, await shop.staff('orders'))]);
    await waitForLock(shop.database);
    await letGo();
    const codes = (await both).map(codeOf);
    expect(codes).toContainEqual([200, undefined]);
    expect(codes).toContainEqual([409, 'claim-answered']);
    const { claims: answered, creditedPaise } = await read(told.number);
    expect(creditedPaise).toBe(answered[0]?.state === 'credited' ? 61_000 : 0);
  });
});

test('so many claims an hour come from one device', async () => {
  const { token } = await collected();
  const flood = shop.visitor();
  for (const [name, value] of phone.cookies) flood.cookies.set(name, value);
  const answers: number[] = [];
  for (let n = 0; n < 25; n++)
    answers.push((await claim(token, { goods: [{ code: 'GB-04', quantity: 9 }] }, flood)).status);
  expect(answers.at(-1)).toBe(429);
});

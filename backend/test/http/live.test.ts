import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { LiveStreams } from '../../src/platform/live/live-streams.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { followLive, listening, type LiveStream } from '../support/live-stream.ts';
import { placeGoodOrder } from '../support/orders.ts';
import { addStaff, PASSWORD } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';

let shop: TestShop;
let url: string;
beforeAll(async () => {
  shop = await bootShop();
  url = await listening(shop);
});
afterAll(() => shop.close());

const told = ({ changes }: LiveStream) => changes.map(({ topic, id }) => (id ? `${topic} ${id}` : topic));

async function somebody(role: 'owner' | 'orders' | 'content'): Promise<{ id: string; caller: Caller }> {
  const { id, email } = await addStaff(shop.database, role);
  const caller = shop.visitor();
  await caller.post('/api/public/staff-session', { email, password: PASSWORD });
  return { id, caller };
}

const advance = (caller: Caller, number: string) =>
  caller.post(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' });

describe('a colleague’s step', () => {
  test('is told by number, with what is made of it, on every copy of the backend', async () => {
    const copy = await bootShop({ database: shop.database });
    const owner = await shop.staff();
    const here = await followLive(url, owner);
    const there = await followLive(await listening(copy), owner);
    const desk = await copy.staff('orders');
    const orders = (stream: LiveStream) => told(stream).filter((change) => !change.startsWith('users'));
    const { number } = await placeGoodOrder(shop);
    const all = [`orders ${number}`, 'dashboard', 'calls', 'bank-statements', 'packing', 'products'];
    for (const stream of [here, there]) await waitFor(async () => expect(orders(stream)).toEqual(all));
    expect((await advance(desk, number)).status).toBe(200);
    for (const stream of [here, there]) {
      await waitFor(async () => expect(orders(stream).slice(all.length)).toEqual(all));
    }
    here.leave();
    await copy.close();
    await there.ended;
  });

  test('is told to whoever may read it, and to nobody else', async () => {
    const [owner, desk, content] = [
      await followLive(url, await shop.staff()),
      await followLive(url, await shop.staff('orders')),
      await followLive(url, await shop.staff('content')),
    ];
    await placeGoodOrder(shop);
    await shop.changeContent("UPDATE setting SET revision = revision + 1 WHERE section = 'sale'");
    await shop.database.query("UPDATE product SET name = name || '!' WHERE code = 'GB-04'");
    const topics = (stream: LiveStream) => [...new Set(stream.changes.map(({ topic }) => topic))].sort();
    // The staff that the other two callers needed were told to the owner too.
    await waitFor(async () =>
      expect(topics(owner).filter((topic) => topic !== 'users')).toEqual([
        'bank-statements',
        'calls',
        'dashboard',
        'orders',
        'packing',
        'prices',
        'products',
        'settings',
        'shop',
      ]),
    );
    await waitFor(async () =>
      expect(topics(desk)).toEqual(['bank-statements', 'calls', 'dashboard', 'orders', 'packing', 'shop']),
    );
    await waitFor(async () => expect(topics(content)).toEqual(['dashboard', 'shop']));
    for (const stream of [owner, desk, content]) stream.leave();
  });

  test('of a job is told to owners when it fails and when somebody mends it', async () => {
    const owner = await shop.staff();
    const [stream, desk] = [await followLive(url, owner), await followLive(url, await shop.staff('orders'))];
    const [job] = await shop.database.query<{ id: string }>(
      "INSERT INTO pgboss.job (name, state) VALUES ('mail', 'failed') RETURNING id",
    );
    await waitFor(async () =>
      expect(told(stream)).toEqual(expect.arrayContaining([`jobs ${job?.id}`, 'dashboard'])),
    );
    stream.changes.length = 0;
    expect((await owner.post(`/api/admin/jobs/${job?.id}/give-up`)).status).toBe(200);
    // What somebody does stands in the audit log at once.
    await waitFor(async () =>
      expect(told(stream)).toEqual(expect.arrayContaining([`jobs ${job?.id}`, 'audit'])),
    );
    expect(told(desk).filter((topic) => topic.startsWith('jobs'))).toEqual([]);
    for (const open of [stream, desk]) open.leave();
  });

  test('that changes nothing of the order itself is told too: a note', async () => {
    const { number } = await placeGoodOrder(shop);
    const desk = await shop.staff('orders');
    const stream = await followLive(url, desk);
    await desk.post(`/api/admin/orders/${number}/notes`, { text: 'Call after six' });
    await waitFor(async () => expect(told(stream)).toContain(`orders ${number}`));
    stream.leave();
  });
});

test('placing an order announces once, whatever it writes', async () => {
  const listener = new pg.Client({ connectionString: shop.database.ownerUrl });
  await listener.connect();
  const payloads: string[] = [];
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
  await listener.query('LISTEN live');
  const { number } = await placeGoodOrder(shop);
  await shop.database.query("SELECT announce_live('the end')");
  await waitFor(async () => expect(payloads.at(-1)).toMatch(/^the end/));
  expect(payloads.slice(0, -1)).toEqual([expect.stringMatching(new RegExp(`^orders \\d+ ${number}$`))]);
  await listener.end();
});

describe('a stream ends when the rights end', () => {
  const ends: [string, (id: string) => [string, unknown[]]][] = [
    ['disabled', (id) => ['UPDATE staff SET active = false WHERE id = $1', [id]]],
    ['a new password', (id) => ["UPDATE staff SET password_hash = 'other' WHERE id = $1", [id]]],
    ['the session ended', (id) => ['UPDATE session SET ended_at = now() WHERE person_id = $1', [id]]],
    ['the session removed', (id) => ['DELETE FROM session WHERE person_id = $1', [id]]],
  ];
  test.each(ends)('%s', async (_, change) => {
    const { id, caller } = await somebody('orders');
    const [theirs, others] = [await followLive(url, caller), await followLive(url, await shop.staff())];
    await shop.database.query(...change(id));
    await theirs.ended;
    expect(others.isOpen()).toBe(true);
    expect((await followLive(url, caller)).status).toBe(401);
    others.leave();
  });

  test('signed out', async () => {
    const { caller } = await somebody('orders');
    const stream = await followLive(url, caller);
    await caller.delete('/api/admin/session');
    await stream.ended;
    expect(stream.isOpen()).toBe(false);
  });

  test('a session that ran out, which nobody announces', async () => {
    const { id, caller } = await somebody('orders');
    const stream = await followLive(url, caller);
    await shop.database.query(
      "UPDATE session SET expires_at = $2::timestamptz - interval '1 hour' WHERE person_id = $1",
      [id, shop.clock.now()],
    );
    await stream.ended;
    expect(stream.isOpen()).toBe(false);
  });

  test('a lesser role hears less from then on', async () => {
    const { id, caller } = await somebody('owner');
    const stream = await followLive(url, caller);
    await shop.database.query("UPDATE staff SET role = 'catalogue' WHERE id = $1", [id]);
    await waitFor(async () =>
      expect(
        shop.app
          .get(LiveStreams)
          .watchers()
          .find(({ personId }) => personId === id)?.permissions,
      ).not.toContain('orders.read'),
    );
    stream.changes.length = 0;
    await placeGoodOrder(shop);
    await waitFor(async () => expect(told(stream)).toContain('dashboard'));
    expect(told(stream).filter((topic) => topic.startsWith('orders'))).toEqual([]);
    stream.leave();
  });
});

test('a person has twelve streams at most, and leaves room for others', async () => {
  const { caller } = await somebody('orders');
  const streams = await Promise.all(Array.from({ length: 12 }, () => followLive(url, caller)));
  expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const refused = await followLive(url, caller);
  expect(refused.status).toBe(429);
  const other = await followLive(url, await shop.staff());
  expect(other.status).toBe(200);
  streams[0]?.leave();
  await waitFor(async () => {
    const again = await followLive(url, caller);
    expect(again.status).toBe(200);
  });
  for (const stream of [...streams, other]) stream.leave();
});

test('streams end at once when this copy shuts down', async () => {
  const copy = await bootShop({ database: shop.database });
  const stream = await followLive(await listening(copy), await shop.staff());
  await copy.close();
  await stream.ended;
  expect(stream.isOpen()).toBe(false);
});

import { setTimeout as sleep } from 'node:timers/promises';

import { readCities } from '../../contracts/src/places/endpoints.ts';
import { CONTENT_VERSION } from '../../contracts/src/content-version.ts';
import { readMetrics, readReadiness } from '../../contracts/src/health/endpoints.ts';
import { watchLive } from '../../contracts/src/live/endpoints.ts';
import { watchContentVersion } from '../../contracts/src/shop/endpoints.ts';
import { readEvents } from '../../frontend/lib/event-stream.ts';
import { BACKEND_TIMEOUT } from '../../frontend/lib/timeouts.ts';
import { sendSteadily, type Orders } from '../../infra/src/drill/steady-orders.ts';
import type { System } from '../../infra/src/system.ts';
import { ownerOf, query } from '../support/database.ts';
import { sendOrder } from '../support/order-api.ts';
import { changeSettings } from '../support/settings.ts';
import { expect, testOnCopies as test } from '../support/shop.ts';

/** Backend and frontend in two copies each, with what stands in front of them; no browser. */
test.describe.configure({ mode: 'serial' });

const SESSION = '/api/public/staff-session';
const copiesOf = (shop: System, part: 'backend' | 'frontend') =>
  shop.copies[part].map(({ urls }) => urls[0] ?? '') as [string, string];

/** As the shop's own pages ask. */
function send(shop: System, url: string, method: string, headers: Record<string, string>, body?: object) {
  const own = { origin: shop.url, ...headers };
  if (!body) return fetch(url, { method, headers: own });
  const sent = { ...own, 'content-type': 'application/json' };
  return fetch(url, { method, headers: sent, body: JSON.stringify(body) });
}

function signIn(shop: System, at: string, password: string, from = '10.7.0.1') {
  const body = { email: ownerOf(shop).email, password };
  return send(shop, at + SESSION, 'POST', { 'x-forwarded-for': from }, body);
}

test('a session of one copy is valid at the other, and ended there it is ended everywhere', async ({
  shop,
}) => {
  const [a, b] = copiesOf(shop, 'backend');
  const signedIn = await signIn(shop, a, ownerOf(shop).password);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const list = (at: string) => fetch(`${at}/api/admin/orders`, { headers: { cookie } });
  expect((await list(b)).status).toBe(200);

  await test.step('what happens at one copy is told by the other', async () => {
    const stream = await fetch(b + watchLive.path, { headers: { cookie } });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    let told = '';
    expect((await sendOrder({ ...shop, url: a }, 'Told Thenmozhi')).status).toBe(200);
    while (!told.includes('"topic":"orders"')) {
      const { done, value } = await reader.read();
      expect(done).toBe(false);
      told += value;
    }
    await reader.cancel();
  });

  expect((await send(shop, `${b}/api/admin/session`, 'DELETE', { cookie })).status).toBeLessThan(300);
  expect((await list(a)).status).toBe(401);
  expect((await list(b)).status).toBe(401);
});

test('each copy tells what it counted at its own address, and none where they take turns', async ({
  shop,
}) => {
  for (const [part, url, target] of [
    ['backend', shop.privateUrl, readMetrics.path],
    ['frontend', shop.frontendPrivateUrl, '/metrics'],
  ] as const) {
    expect((await fetch(url + target)).status).toBe(404);
    for (const { urls } of shop.copies[part]) {
      const text = await (await fetch((urls[1] ?? '') + target)).text();
      expect(text).toContain('process_start_time_seconds');
    }
  }
});

test('guesses and orders are counted together', async ({ shop }) => {
  const [a, b] = copiesOf(shop, 'backend');
  const guesses = [];
  for (const at of [a, b, a, b, a, b])
    guesses.push((await signIn(shop, at, 'no such password', '10.7.0.2')).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);

  const [{ open } = { open: 0 }] = await query<{ open: number }>(
    shop,
    "SELECT count(*)::int AS open FROM orders WHERE phone = '9876543210' AND state = 'placed'",
  );
  await changeSettings(shop, 'limits', { openOrdersPerPhone: open + 2 });
  const answers = [];
  for (const url of [a, b, a]) answers.push((await sendOrder({ ...shop, url }, 'Counted Kala')).status);
  expect(answers).toEqual([200, 200, 200]);
  const newest = await query<{ crowded: boolean }>(
    shop,
    "SELECT crowded_phone AS crowded FROM orders WHERE phone = '9876543210' ORDER BY placed_at DESC LIMIT 3",
  );
  expect(newest.map(({ crowded }) => crowded)).toEqual([true, false, false]);
  await changeSettings(shop, 'limits', { openOrdersPerPhone: 1000 });
});

test('the last goods are sold once, whichever copy is asked', async ({ shop }) => {
  const [a, b] = copiesOf(shop, 'backend');
  // An order takes five: there are enough for two of four.
  const keep = "UPDATE product SET stock = $1 WHERE code = 'GB-04'";
  await query(shop, keep, [10]);
  const answers = await Promise.all(
    [a, b, a, b].map((url) => sendOrder({ ...shop, url }, 'Last Lakshmi').then(({ status }) => status)),
  );
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409]);
  expect(await query(shop, "SELECT stock FROM product WHERE code = 'GB-04'")).toEqual([{ stock: 0 }]);
  await query(shop, keep, [1_000_000]);
});

/** The content version that a copy of the backend goes by: what it has heard of. */
async function versionOf(shop: System, copy: 0 | 1): Promise<number> {
  const announced = shop.copies.backend[copy]?.urls[1] + watchContentVersion.path;
  for await (const { event, data } of readEvents(announced, AbortSignal.timeout(20_000)))
    if (event === 'version') return Number.parseInt(data, 10);
  throw new Error('It announces no version');
}

test('a copy that hears late says how old its answer is, and nobody keeps it as new', async ({
  shop,
  late,
}) => {
  const [a, b] = copiesOf(shop, 'backend');
  const [first, second] = copiesOf(shop, 'frontend');
  const read = async (at: string) => {
    const answer = await fetch(at + readCities.path);
    const text = await answer.text();
    return { isNew: text.includes('Mathurai'), version: answer.headers.get(CONTENT_VERSION) };
  };
  // What it answers now is kept: it has heard of all that was changed before.
  const inDatabase = async () => Number.parseInt((await read(b)).version ?? '', 10);
  await expect.poll(async () => (await versionOf(shop, 1)) - (await inDatabase())).toBe(0);
  const before = await read(b);
  expect(before.isNew).toBe(false);
  late.holdBack();
  await query(shop, "UPDATE city SET name = 'Mathurai' WHERE slug = 'madurai'");
  await expect.poll(async () => (await read(a)).isNew).toBe(true);
  const after = await read(a);
  expect(after.version).not.toBe(before.version);

  const seen = [];
  for (let time = 0; time < 20; time++) {
    for (const at of [a, b, first, second]) seen.push(await read(at));
  }
  // b has it in its memory and does not know that it is old: it says which version that is.
  expect(await read(b)).toEqual(before);
  for (const { isNew, version } of seen) {
    if (version !== null) expect(isNew ? after.version : before.version).toBe(version);
  }

  late.resume();
  const all = [a, b, first, second, shop.url];
  await expect
    .poll(async () => (await Promise.all(all.map(read))).map(({ isNew }) => isNew))
    .toEqual(Array(5).fill(true));
  for (let time = 0; time < 10; time++) {
    for (const at of all) expect((await read(at)).isNew).toBe(true);
  }
});

/** Each order that was taken stands in the database once, and none was given up. */
async function eachOnce(shop: System, { taken, lost }: Orders): Promise<void> {
  expect(lost).toEqual([]);
  const rows = await query<{ key: string }>(
    shop,
    'SELECT idempotency_key::text AS key FROM orders WHERE idempotency_key = ANY($1::uuid[])',
    [taken],
  );
  expect(rows.map(({ key }) => key).toSorted()).toEqual(taken.toSorted());
}

test('a rolling restart during orders fails none, and no page', async ({ shop }) => {
  await query(shop, 'UPDATE product SET stock = 1000000 WHERE stock IS NOT NULL');
  const [direct, directly = ''] = shop.copies.backend[0]?.urls ?? [];
  const orders = await sendSteadily(shop.url, 4, shop.migrationDatabaseUrl);
  const answers = new Set<string>();
  const over = new AbortController();
  const statusOf = (url: string) =>
    fetch(url).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      (error: { cause?: { code?: string } }) => error.cause?.code,
    );
  // A failure counts while the copy calls itself ready before and after. A read that the frontend waited for to the end
  // of its timeout says that the machine is busy: a copy that is restarted refuses at once, and hanging fails orders too.
  const visit = async (url: string, what: string, isReady = () => Promise.resolve(true)) => {
    for (; !over.signal.aborted; await sleep(40)) {
      if (!(await isReady())) continue;
      const began = performance.now();
      const status = await statusOf(url);
      if (status === 503 && performance.now() - began >= BACKEND_TIMEOUT) continue;
      if (status === 200 || (await isReady())) answers.add(`${what} ${status}`);
    }
  };
  const search = '/api/public/search?q=rocket';
  const visits = [
    visit(`${shop.url}/quick-order`, 'page'),
    visit(shop.url + search, 'search'),
    // Whoever asks one copy alone, and minds what it says of itself, is not refused either.
    visit(direct + search, 'direct', async () => (await statusOf(directly + readReadiness.path)) === 200),
  ];
  for (const part of ['backend', 'frontend'] as const) await shop.restart(part);
  over.abort();
  await Promise.all(visits);
  const all = await orders.stop();
  expect(all.repeated).toEqual({});
  expect([...answers].toSorted()).toEqual(['direct 200', 'page 200', 'search 200']);
  await eachOnce(shop, all);
});

test('a backend and the database killed during orders lose none and double none', async ({ shop }) => {
  const orders = await sendSteadily(shop.url, 4, shop.migrationDatabaseUrl);
  const some = async () => {
    const before = orders.soFar();
    await expect.poll(() => orders.soFar()).toBeGreaterThan(before + 4);
  };
  await some();
  shop.copies.backend[0]?.kill();
  await some();
  await shop.killDatabase();
  await sleep(1_000);
  await shop.startDatabase();
  await some();
  await eachOnce(shop, await orders.stop());
});

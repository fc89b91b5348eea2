// `npm run bench`: the built shop on a fresh database with the demonstration shop, each figure beside its floor
// measured in the same run. It asserts nothing about time. `npm run bench -- 2` measures two seconds a figure.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { measure, type Measured, type Target } from './bench/load.ts';
import { orderMaker } from './bench/orders.ts';
import { weighPages } from './bench/page-weight.ts';
import { ACCEPT, record } from './bench/recorded.ts';
import { countStatements } from './bench/statement-counter.ts';
import { fillList, measureTyping } from './bench/typing.ts';
import { buildAll } from './build.ts';
import { inRepo } from './paths.ts';
import { freePort } from './ports.ts';
import { withClient } from './postgres/client.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { startSystem } from './system.ts';
import { until } from './wait.ts';

const seconds = Number(process.argv[2] ?? 5);
const CONNECTIONS = [1, 8, 32];
const READS = [
  ['price-list page', '/quick-order'],
  ['product page', '/crackers/sparklers/7-cm-electric-sparklers'],
  ['product list, JSON', '/api/public/price-list'],
] as const;
const PAGES = [
  '/',
  '/crackers',
  '/crackers/sparklers',
  READS[1][1],
  '/quick-order',
  '/track',
  '/fire-safety-tips',
];
const ORDER = { method: 'POST', path: '/api/public/orders' } as const;
/** Products of the demonstration, and of a shop that has grown. */
const DEMONSTRATION = 136;
const MANY = 500;
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

const print = (line = ''): void => void process.stdout.write(`${line}\n`);
const secret = (): string => randomBytes(32).toString('hex');

await buildAll();
const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), database: 'shop' });
const shopOn = (databaseUrl: string) =>
  startSystem({
    databaseUrl,
    dataFolder: folder,
    env: {
      MIGRATION_DATABASE_URL: postgres.migrationUrl,
      SEED_DEMO: 'true',
      LOG_LEVEL: 'error',
      // Orders come from many households, and the bench stands where the proxy in front of the shop would.
      TRUST_PROXY: '127.0.0.1',
      STAFF_JWT_SECRET: secret(),
      REFERRER_JWT_SECRET: secret(),
    },
  });
try {
  const shop = await shopOn(postgres.url);
  // Enough on the shelf for every order of the run.
  await withClient(postgres.migrationUrl, (client) => client.query('UPDATE product SET stock = 1000000000'));
  const floor = await startFloor(shop.url);
  const newOrder = await orderMaker(shop.url);

  print(`Throughput (answers a second), p50 and p95 (ms), ${seconds} s each; the floor in the same run.`);
  print();
  print('| what | connections | shop/s | p50 | p95 | floor/s | p50 | p95 | ratio |');
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [name, address] of READS) {
    await compare(
      name,
      { url: shop.url + address, headers: ACCEPT },
      { url: floor.url + address, headers: ACCEPT },
    );
  }
  const order = (origin: string): Target => ({
    url: origin + ORDER.path,
    method: ORDER.method,
    headers: JSON_HEADERS,
    body: newOrder,
    fromAnywhere: true,
  });
  await compare('order of 30 lines, at the shop’s address', order(shop.url), order(floor.url));
  await compare('order of 30 lines, at the backend', order(shop.backendUrl), order(floor.url));
  floor.stop();

  print();
  print('| page | HTML, gzipped | JavaScript, gzipped |');
  print('| --- | ---: | ---: |');
  for (const { path: address, html, scripts } of await weighPages(shop.url, PAGES)) {
    print(`| ${address} | ${kilobytes(html)} | ${kilobytes(scripts)} |`);
  }

  print();
  print('Reactions of the price list on a processor slowed four times, ms to the next picture of the page.');
  print();
  print('| what | products | p50 | p95 | longest |');
  print('| --- | ---: | ---: | ---: | ---: |');
  for (const products of [DEMONSTRATION, MANY]) {
    if (products === MANY) await fillList(postgres.migrationUrl, MANY);
    const isListed = () =>
      fetch(shop.url + READS[0][1]).then(
        async (page) => (await page.text()).split('data-code=').length > products,
      );
    if (!(await until(isListed, { within: 10_000, every: 200 })))
      throw new Error(`The list has no ${products} rows`);
    for (const { what, p50, p95, max } of await measureTyping(shop.url)) {
      print(`| ${what} | ${products} | ${p50} | ${p95} | ${max} |`);
    }
  }
  await shop.stop();
  await printStatements();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function compare(name: string, target: Target, floorTarget: Target): Promise<void> {
  await measure(target, 8, 1);
  for (const connections of CONNECTIONS) {
    const measured = await measure(target, connections, seconds);
    const least = await measure(floorTarget, connections, seconds);
    const ratio = (measured.perSecond / least.perSecond).toFixed(2);
    print(`| ${name} | ${connections} | ${columns(measured)} | ${columns(least)} | ${ratio} |`);
  }
}

function columns({ perSecond, p50, p95, failed }: Measured): string {
  const note = failed > 0 ? ` (${failed} failed)` : '';
  return `${Math.round(perSecond)}${note} | ${p50.toFixed(2)} | ${p95.toFixed(2)}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The shop's answers recorded, and served by a process as bare as can be. */
async function startFloor(origin: string): Promise<{ url: string; stop(): void }> {
  const recorded = await Promise.all(READS.map(([, address]) => record(origin, address)));
  const file = path.join(folder, 'recorded.json');
  writeFileSync(file, JSON.stringify(recorded));
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/floor-server.ts'], {
    cwd: inRepo('infra/src'),
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: postgres.url,
      RECORDED: file,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url + READS[0][1]).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await until(answers, { within: 10_000, every: 50 }))) throw new Error('The floor did not start');
  return { url, stop: () => void child.kill() };
}

/** A second shop on the same database, with a counter in between. */
async function printStatements(): Promise<void> {
  const counter = await countStatements(postgres.url);
  const shop = await shopOn(counter.url);
  print();
  print('| request | SQL statements, first time | next time |');
  print('| --- | ---: | ---: |');
  const newOrder = await orderMaker(shop.url);
  const count = async (send: () => Promise<Response>) => {
    counter.take();
    const answer = await send();
    await answer.arrayBuffer();
    return answer.ok ? counter.take() : `answered ${answer.status}`;
  };
  for (const address of [...PAGES, READS[2][1]]) {
    const send = () => fetch(shop.url + address);
    print(`| GET ${address} | ${await count(send)} | ${await count(send)} |`);
  }
  const send = () => fetch(shop.url + ORDER.path, { ...ORDER, headers: JSON_HEADERS, body: newOrder() });
  print(`| POST ${ORDER.path} | ${await count(send)} | ${await count(send)} |`);
  await shop.stop();
  counter.close();
}

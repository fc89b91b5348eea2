import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { withClient } from '../postgres/client.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { assert, say, type Drill } from './drill.ts';
import { assertReconciled, inFolder, openShop, signIn, type DrillShop } from './stage.ts';
import { assertEachOnce, sendSteadily } from './steady-orders.ts';
import { growth, type Sample } from './growth.ts';

const MINUTES = 60;
/** A second, of each kind: an evening in the season, far below what the shop can take. */
const RATES = { orders: 1, pages: 4, searches: 1, list: 0.5 };
const PAGES = ['/', '/crackers', '/quick-order', '/crackers/sparklers', '/fire-safety-tips', '/track'];
const WORDS = ['rocket', 'sparkler', '7 cm', 'flower pto', 'bomb'];
const LOOK_EVERY = 15_000;
/** Looks; an hour is long, and what was seen so far is worth something when it is cut off. */
const TOLD_EVERY = 20;
/** The part of the time in which caches fill and code is compiled. */
const WARM_UP = 1 / 3;
/** MB an hour; less is the noise of a garbage collector. */
const FLAT = 24;

/** An hour of an ordinary evening: what leaks, shows. */
export const soak: Drill = {
  name: 'soak',
  says: `orders, pages, searches and staff for an hour (--minutes): memory flat, connections constant, no error`,
  needs: [],
  run: ({ minutes = MINUTES }) =>
    inFolder(async (folder) => {
      const postgres = await startPostgres({ folder: `${folder}/postgres`, database: 'shop' });
      try {
        const shop = await openShop(`${folder}/shop`, postgres, {}, { copies: 2 });
        try {
          await soakShop(shop, postgres.superuserUrl, minutes);
          await assertReconciled(postgres.url);
        } finally {
          await shop.stop();
        }
      } finally {
        await postgres.stop();
      }
    }),
};

async function soakShop(shop: DrillShop, superuserUrl: string, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const faults: Record<string, number> = {};
  let answered = 0;
  const visit = async (perSecond: number, address: (round: number) => string): Promise<void> => {
    for (let round = 0; Date.now() < end; round++) {
      const status = await fetch(shop.url + address(round)).then(
        async (answer) => (await answer.arrayBuffer(), String(answer.status)),
        (error: Error) => error.message,
      );
      if (status === '200') answered++;
      else faults[status] = (faults[status] ?? 0) + 1;
      await sleep(1000 / perSecond);
    }
  };
  const roundRobin =
    (addresses: readonly string[]) =>
    (round: number): string =>
      addresses[round % addresses.length] ?? '/';
  const orders = await sendSteadily(shop.url, RATES.orders, shop.migrationDatabaseUrl);
  const visits = [
    visit(RATES.pages, roundRobin(PAGES)),
    visit(
      RATES.searches,
      roundRobin(WORDS.map((words) => `/api/public/search?q=${encodeURIComponent(words)}`)),
    ),
    staysSignedIn(shop, end, RATES.list, faults),
  ];

  const memory = new Map<string, Sample[]>();
  const connections: number[] = [];
  const began = Date.now();
  while (Date.now() < end) {
    await sleep(Math.min(LOOK_EVERY, Math.max(0, end - Date.now())));
    const at = (Date.now() - began) / 3_600_000;
    for (const [name, megabytes] of memoryOf(shop)) {
      memory.set(name, [...(memory.get(name) ?? []), { at, value: megabytes }]);
    }
    connections.push(await connectionsTo(superuserUrl));
    if (connections.length % TOLD_EVERY === 0) {
      const held = [...memory].map(([name, samples]) => `${name} ${samples.at(-1)?.value.toFixed(0)} MB`);
      say(`${Math.round(at * 60)} min: ${orders.soFar()} orders, ${held.join(', ')}`);
    }
  }
  await Promise.all(visits);
  const taken = await orders.stop();

  const warm = <T>(all: readonly T[]): T[] => all.slice(Math.ceil(all.length * WARM_UP));
  say(`${minutes} minutes; ${taken.taken.length} orders, ${answered} pages and searches answered`);
  say('| process | MB at first | MB at the end | most | MB an hour after the warm-up |');
  say('| --- | ---: | ---: | ---: | ---: |');
  const slopes: [name: string, slope: number][] = [];
  for (const [name, samples] of memory) {
    const values = samples.map(({ value }) => value);
    const slope = growth(warm(samples));
    slopes.push([name, slope]);
    say(
      `| ${name} | ${values[0]?.toFixed(0)} | ${values.at(-1)?.toFixed(0)} | ${Math.max(...values).toFixed(0)} | ${slope.toFixed(1)} |`,
    );
  }
  const settled = warm(connections);
  say(`connections to PostgreSQL after the warm-up: ${Math.min(...settled)} to ${Math.max(...settled)}`);
  say(`answers other than 200: ${JSON.stringify(faults)}; lines of errors: ${shop.lines.length}`);
  for (const line of shop.lines.slice(0, 5)) say(`  ${line.slice(0, 300)}`);
  await assertEachOnce(taken, shop.migrationDatabaseUrl);
  assert(Object.keys(faults).length === 0, 'Somebody got an error.');
  assert(Object.keys(taken.repeated).length === 0, 'An order had to be sent again.');
  const grows = slopes.filter(([, slope]) => slope > FLAT).map(([name]) => name);
  // In a few minutes a garbage collector says nothing of an hour.
  if (minutes >= 20) assert(grows.length === 0, `The memory of ${grows.join(' and ')} grows.`);
}

/** The list of orders, by somebody who signs in anew when their access token is over. */
async function staysSignedIn(
  shop: DrillShop,
  end: number,
  perSecond: number,
  faults: Record<string, number>,
): Promise<void> {
  let cookie = '';
  const list = (): Promise<string> =>
    fetch(`${shop.url}/api/admin/orders`, { headers: { cookie } }).then(
      async (answer) => (await answer.arrayBuffer(), String(answer.status)),
      (error: Error) => error.message,
    );
  for (; Date.now() < end; await sleep(1000 / perSecond)) {
    let status = await list();
    if (status === '401') {
      cookie = await signIn(shop).catch(() => '');
      status = await list();
    }
    if (status !== '200') faults[`list ${status}`] = (faults[`list ${status}`] ?? 0) + 1;
  }
}

/** What each process of the shop holds, MB. Linux alone tells it so. */
function memoryOf(shop: DrillShop): [name: string, megabytes: number][] {
  return (['backend', 'frontend'] as const).flatMap((part) =>
    shop.copies[part].map((copy, at): [string, number] => {
      const status = readFileSync(`/proc/${copy.pid()}/status`, 'utf8');
      return [`${part} ${at + 1}`, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024];
    }),
  );
}

async function connectionsTo(superuserUrl: string): Promise<number> {
  return withClient(superuserUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE usename = 'shop_app'",
    );
    return rows[0]?.n ?? 0;
  });
}

import { setTimeout as sleep } from 'node:timers/promises';

import { orderMaker } from '../bench/orders.ts';
import { withClient } from '../postgres/client.ts';
import { assert, say } from './drill.ts';

/** ms; the first wait between two tries, the longest (each is twice the one before), and how long it goes on. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 4_000;
const GIVE_UP = 120_000;
/** ms; an answer of any kind within it is the shop's rule, the rest is for a busy machine. */
export const SOON = 3_500;

/** What came of a stream of orders. */
export interface Orders {
  /** The keys of those that were answered with a number. */
  taken: string[];
  /** Those that were never answered so. */
  lost: string[];
  /** Answers other than an order, by what they were: `503 database-unavailable`, `ECONNREFUSED`. */
  repeated: Record<string, number>;
  /** ms; the longest wait for any answer, and the longest time in which no order was taken. */
  slowest: number;
  longestPause: number;
  /** How many stood in the database before them. */
  before: number;
}

/** Sends orders of 30 lines at a steady rate, each from a household of its own, and repeats each with its key until it is taken. */
export async function sendSteadily(
  origin: string,
  perSecond: number,
  databaseUrl: string,
): Promise<{ soFar(): number; stop(): Promise<Orders> }> {
  const newOrder = await orderMaker(origin);
  const orders: Orders = {
    taken: [],
    lost: [],
    repeated: {},
    slowest: 0,
    longestPause: 0,
    before: await ordersIn(databaseUrl),
  };
  const running = new Set<Promise<void>>();
  let last = Date.now();
  const note = (key: string): void => {
    orders.longestPause = Math.max(orders.longestPause, Date.now() - last);
    last = Date.now();
    orders.taken.push(key);
  };
  let household = 0;
  const sendOne = async (): Promise<void> => {
    const body = newOrder();
    const { idempotencyKey: key } = JSON.parse(body) as { idempotencyKey: string };
    const address = `10.1.${(household >> 8) % 256}.${household++ % 256}`;
    const began = Date.now();
    for (let wait = FIRST_WAIT; Date.now() - began < GIVE_UP; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const asked = Date.now();
      const answer = await ask(origin, body, address);
      orders.slowest = Math.max(orders.slowest, Date.now() - asked);
      if (answer === 'taken') return note(key);
      orders.repeated[answer] = (orders.repeated[answer] ?? 0) + 1;
      await sleep(wait);
    }
    orders.lost.push(key);
  };
  const timer = setInterval(() => {
    const one = sendOne().finally(() => running.delete(one));
    running.add(one);
  }, 1000 / perSecond);
  // A drill that fails does not stop them.
  timer.unref();
  return {
    soFar: () => orders.taken.length,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      return orders;
    },
  };
}

async function ask(origin: string, body: string, address: string): Promise<string> {
  try {
    const answer = await fetch(`${origin}/api/public/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return 'taken';
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    return cause?.code ?? name;
  }
}

/** Prints what came of the orders; fails unless each stands in the database exactly once. */
export async function assertEachOnce(orders: Orders, databaseUrl: string): Promise<void> {
  const { taken, lost, repeated, slowest, longestPause, before } = orders;
  const all = (await ordersIn(databaseUrl)) - before;
  const rows = await withClient(databaseUrl, async (client) => {
    const found = await client.query<{ key: string }>(
      'SELECT idempotency_key::text AS key FROM orders WHERE idempotency_key = ANY($1::uuid[])',
      [[...taken, ...lost]],
    );
    return found.rows.map(({ key }) => key);
  });
  const missing = taken.filter((key) => !rows.includes(key));
  say(
    `${taken.length} orders taken, ${lost.length} given up, ${rows.length} in the database, where there are ${all} more`,
  );
  say(`asked again after: ${JSON.stringify(repeated)}`);
  say(`longest wait for an answer ${slowest} ms, longest time without an order ${longestPause} ms`);
  assert(missing.length === 0, `Lost: ${missing.join(', ')}.`);
  assert(lost.length === 0, `${lost.length} were never taken.`);
  assert(rows.length === new Set(rows).size, 'Some stand twice.');
  // A key stands once by the table's own rule: whoever stands twice does so under another.
  assert(all === rows.length, `${all - rows.length} orders came that nobody sent.`);
}

function ordersIn(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM orders');
    return rows[0]?.n ?? 0;
  });
}

import { setTimeout as sleep } from 'node:timers/promises';

import { withClient } from '../postgres/client.ts';
import { startStandby, type Standby } from '../postgres/copy-postgres.ts';
import { startPostgres, type Postgres } from '../postgres/start-postgres.ts';
import { until } from '../wait.ts';
import { assert, say, type Drill } from './drill.ts';
import { assertReconciled, inFolder, openShop } from './stage.ts';
import { assertEachOnce, sendSteadily, SOON } from './steady-orders.ts';

const ORDERS_A_SECOND = 5;
/** s of orders before and after what happens. */
const CALM = 10;

/**
 * A primary with two synchronous standbys, of which one must have every order before it is answered. The primary is
 * killed during orders and stays away, the standby that has more is promoted, the shop finds it by DATABASE_HOSTS.
 * Then the other standby dies, too: nobody is left to confirm a COMMIT.
 */
export const standbys: Drill = {
  name: 'standbys',
  says: 'the primary is killed during orders and a standby promoted; then the last standby dies',
  needs: [],
  run: () =>
    inFolder(async (folder) => {
      const stops: (() => Promise<void>)[] = [];
      const at = (name: string): string => `${folder}/${name}`;
      try {
        const primary = await startPostgres({ folder: at('primary'), database: 'shop' });
        stops.push(() => primary.stop());
        await asSuperuser(primary, "ALTER SYSTEM SET wal_keep_size = '256MB'", 'SELECT pg_reload_conf()');
        const a = await startStandby(primary, at('primary'), at('a'), 'a');
        stops.push(() => a.stop());
        const b = await startStandby(primary, at('primary'), at('b'), 'b');
        stops.push(() => b.stop());
        await assertBothFollow(primary);

        const DATABASE_HOSTS = [primary, a, b].map(({ port }) => `127.0.0.1:${port}`).join();
        const shop = await openShop(at('shop'), primary, { DATABASE_HOSTS });
        stops.push(() => shop.stop());
        const orders = await sendSteadily(shop.url, ORDERS_A_SECOND, primary.migrationUrl);
        await sleep(CALM * 1000);

        const before = orders.soFar();
        await primary.kill();
        const killed = Date.now();
        say(`${before} orders taken; the primary is killed and stays away`);
        const [next, other] = (await received(a)) >= (await received(b)) ? [a, b] : [b, a];
        await next.promote();
        await other.follow(next);
        await nowSynchronous(next);
        say(`a standby is promoted after ${Date.now() - killed} ms, the other one follows it`);
        assert(await until(() => orders.soFar() > before, { within: 60_000, every: 10 }), 'No order came.');
        say(`the first order after ${Date.now() - killed} ms`);
        await sleep(CALM * 1000);
        const all = await orders.stop();
        await assertEachOnce(all, next.migrationUrl);
        assert(all.slowest < SOON, 'Somebody waited longer than 3 s for an answer.');
        await assertReconciled(next.url);

        await withoutStandby(shop.url, next, other);
        await assertReconciled(next.url);
      } finally {
        for (const stop of stops.toReversed()) await stop();
      }
    }),
};

/** COMMIT waits for a standby whatever statement_timeout says: the order is "unknown", and stands once when it is back. */
async function withoutStandby(shopUrl: string, primary: Standby, last: Standby): Promise<void> {
  await last.kill();
  say('the last standby is killed: nobody confirms a COMMIT');
  const orders = await sendSteadily(shopUrl, 1, primary.migrationUrl);
  await sleep(CALM * 1000);
  assert(orders.soFar() === 0, 'An order was answered that stands on one machine only.');
  await last.revive();
  say('the standby is back');
  const all = await orders.stop();
  await assertEachOnce(all, primary.migrationUrl);
  const unknown = all.repeated['503 database-unavailable'] ?? 0;
  assert(unknown > 0, 'Nobody was told that the order is unknown.');
  assert(all.slowest < SOON, 'Somebody waited longer than 3 s for an answer.');
}

async function assertBothFollow(primary: Postgres): Promise<void> {
  await nowSynchronous(primary);
  const follow = (): Promise<boolean> =>
    withClient(primary.superuserUrl, async (client) => {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_replication WHERE sync_state = 'quorum' AND state = 'streaming'",
      );
      return rowCount === 2;
    });
  assert(await until(follow, { within: 30_000 }), 'The standbys do not follow.');
}

function nowSynchronous(primary: Postgres): Promise<void> {
  const names = "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (a, b)'";
  return asSuperuser(primary, names, 'SELECT pg_reload_conf()');
}

/** How far a standby has what the primary wrote, bytes. */
function received(standby: Standby): Promise<bigint> {
  return withClient(standby.superuserUrl, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      "SELECT pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::text AS bytes",
    );
    return BigInt(rows[0]?.bytes ?? 0);
  });
}

function asSuperuser({ superuserUrl }: Postgres, ...statements: string[]): Promise<void> {
  return withClient(superuserUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

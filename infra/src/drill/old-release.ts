import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { readReadiness } from '../../../contracts/src/health/endpoints.ts';
import { buildAll } from '../build.ts';
import { inRepo, root } from '../paths.ts';
import { freePort } from '../ports.ts';
import { withClient } from '../postgres/client.ts';
import { startPostgres, type Postgres } from '../postgres/start-postgres.ts';
import { bareEnvironment } from '../run/environment.ts';
import { capture } from '../run/run-to-end.ts';
import { until } from '../wait.ts';
import { assert, say, type Drill } from './drill.ts';
import { assertReconciled, inFolder } from './stage.ts';
import { assertEachOnce, sendSteadily, SOON } from './steady-orders.ts';

/** ms; a migration gives up after 200 ms, the rest is the way there and back. */
const LONGEST_LOCK = 400;
const CALM = 10_000;
/** An install, a build and a start. */
const STARTS_WITHIN = 15 * 60_000;

interface OldShop {
  url: string;
  /** Where its backend says whether it is ready. */
  readyAt: string;
}

/** The release before this one serves on while this one migrates, and afterwards on the new schema. */
export const oldRelease: Drill = {
  name: 'old-release',
  says: 'the release before (--ref, otherwise the last tag) serves orders while this one migrates, and on its schema',
  needs: [{ program: 'git', debian: 'git' }],
  async run({ ref = lastTag() }) {
    assert(ref !== undefined, 'There is no tag: name the release before this one with --ref.');
    await buildAll();
    await inFolder(async (folder, later) => {
      const release = path.join(folder, 'release');
      execFileSync('git', ['worktree', 'add', '--detach', release, ref], { cwd: root, stdio: 'ignore' });
      later(async () => {
        execFileSync('git', ['worktree', 'remove', '--force', release], { cwd: root, stdio: 'ignore' });
      });
      const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), database: 'shop' });
      later(() => postgres.stop());
      const shop = await startRelease(release, postgres, later);
      const orders = await sendSteadily(shop.url, 5, postgres.migrationUrl);
      await sleep(CALM);
      const watch = watchLocks(postgres);
      const before = await migrationsIn(postgres);
      const { code, output } = await capture(['dist/operations/migrate.js'], {
        cwd: inRepo('backend'),
        env: { ...bareEnvironment(), MIGRATION_DATABASE_URL: postgres.migrationUrl },
      });
      const refused = code !== 0 && output.includes('takes away what releases before schema');
      assert(code === 0 || refused, `The migration failed:\n${output}`);
      if (refused) say(`The migration is refused while ${ref} runs: ${output.trim()}`);
      const ran = (await migrationsIn(postgres)) - before;
      const longest = await watch.stop();
      say(`${ran} migrations since ${ref}; the longest wait for a lock was ${longest.toFixed(0)} ms`);
      assert(
        ran > 0 || refused,
        'No migration came since: this proves nothing. Name an older release with --ref.',
      );
      assert(!refused || ran === 0, 'A migration that was refused has run in part.');
      await sleep(CALM);
      const all = await orders.stop();
      await assertEachOnce(all, postgres.migrationUrl);
      assert(Object.keys(all.repeated).length === 0, 'The old release refused orders.');
      assert(all.slowest < SOON, 'Somebody waited longer than 3 s for an answer.');
      assert(longest < LONGEST_LOCK, 'A migration held up others.');
      await assertReconciled(postgres.url);
      await assertUnreadyWhenTakenFrom(shop, postgres);
    });
  },
};

/** Has the schema say that it serves later releases alone, and fails unless the old one then says that it is not ready. */
async function assertUnreadyWhenTakenFrom({ readyAt }: OldShop, postgres: Postgres): Promise<void> {
  const tellsOf = await withClient(postgres.migrationUrl, async (client) => {
    const { rowCount } = await client.query("SELECT FROM pg_proc WHERE proname = 'schema_served_from'");
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM backend_copy');
    if (!rowCount || rows[0]?.n === 0) return false;
    await client.query(
      "CREATE OR REPLACE FUNCTION schema_served_from() RETURNS integer LANGUAGE sql STABLE AS 'SELECT 9999'",
    );
    return true;
  });
  if (!tellsOf) return say('The old release is of before schemas said whom they serve: it tells nothing.');
  const status = (await fetch(readyAt)).status;
  say(`on a schema that took away what it uses its readiness says ${status}`);
  assert(status === 503, 'The old release is ready on a schema that it cannot serve.');
}

function lastTag(): string | undefined {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Installs, builds and starts a release by its own launcher. */
async function startRelease(
  folder: string,
  postgres: Postgres,
  later: (stop: () => Promise<unknown>) => void,
): Promise<OldShop> {
  const [secret, port] = [(): string => randomBytes(32).toString('hex'), await freePort()];
  const privatePort = await freePort();
  const bootstrap = spawnSync(process.execPath, ['infra/bootstrap.mjs'], { cwd: folder, stdio: 'inherit' });
  assert(bootstrap.status === 0, 'The release before could not be installed.');
  const child = spawn(process.execPath, ['infra/src/start.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...bareEnvironment(),
      DATABASE_URL: postgres.url,
      MIGRATION_DATABASE_URL: postgres.migrationUrl,
      SEED_DEMO: 'true',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      BACKEND_PRIVATE_PORT: String(privatePort),
      PUBLIC_URL: `http://localhost:${port}`,
      TRUST_PROXY: '127.0.0.1',
      OWNER_EMAIL: 'owner@drill.example',
      OWNER_PASSWORD: secret(),
      STAFF_JWT_SECRET: secret(),
      REFERRER_JWT_SECRET: secret(),
    },
  });
  const url = `http://localhost:${port}`;
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const isUp = (): Promise<boolean> =>
    fetch(`${url}/api/public/shop`).then(
      ({ ok }) => ok,
      () => false,
    );
  later(() => {
    child.kill('SIGTERM');
    return until(ended, { within: 30_000 });
  });
  await until(async () => ended() || (await isUp()), { within: STARTS_WITHIN, every: 500 });
  assert(!ended(), 'The release before does not start.');
  await withClient(postgres.migrationUrl, (client) =>
    client.query('UPDATE product SET stock = NULL WHERE stock IS NOT NULL'),
  );
  return { url, readyAt: `http://127.0.0.1:${privatePort}${readReadiness.path}` };
}

function migrationsIn(postgres: Postgres): Promise<number> {
  return withClient(postgres.migrationUrl, async (client) => {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM migration');
    return rows[0]?.n ?? 0;
  });
}

/** Looks twenty times a second how long anybody waits for a lock; gives the longest wait, ms. */
function watchLocks(postgres: Postgres): { stop(): Promise<number> } {
  const over = new AbortController();
  const watching = withClient(postgres.superuserUrl, async (client) => {
    let longest = 0;
    for (; !over.signal.aborted; await sleep(50)) {
      const { rows } = await client.query<{ ms: number | null }>(
        'SELECT max(extract(epoch FROM clock_timestamp() - waitstart) * 1000)::float AS ms FROM pg_locks WHERE NOT granted',
      );
      longest = Math.max(longest, rows[0]?.ms ?? 0);
    }
    return longest;
  });
  return {
    stop() {
      over.abort();
      return watching;
    },
  };
}

import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { log } from '../log.ts';
import { freePort, isFree } from '../ports.ts';
import { pause, until } from '../wait.ts';
import { answers, withClient } from './client.ts';
import { clusterIn, endOfServerLog, ensureCluster, spawnServer } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { readOrMakeCredentials, urlFor } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { claimCluster } from './launcher-file.ts';
import { clearLeftBehind, isAlive, readServerFile, stopServer } from './server-process.ts';
import { durable, fast } from './settings.ts';
import { ensureShopDatabase } from './shop-database.ts';

export interface PostgresOptions {
  /** Where passwords, the log and the cluster are kept. */
  folder: string;
  /** A fixed port; otherwise the one of the last run if it is free, else any. */
  port?: number;
  /** `fast` gives up durability, for tests only. */
  settings?: 'durable' | 'fast';
  /** The shop's database; `undefined` makes none (tests clone their own). */
  database?: string | undefined;
}

export interface Postgres {
  port: number;
  /** The serving role's address of the shop's database. */
  url: string;
  /** The owner's address of the shop's database, for migrations. */
  migrationUrl: string;
  /** The superuser's address of the maintenance database. */
  superuserUrl: string;
  /** Stops the server, unless another launcher that still runs had started it. */
  stop(): Promise<void>;
  /** Ends the server without warning, as a crash would, and leaves it down until `revive`. */
  kill(): Promise<void>;
  /** Starts a killed server again on the same port. */
  revive(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL, or takes over the one that an earlier run left behind. While we run, a server
 * that dies is started again on the same port. Throws when it cannot be started, with the end of its log.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const cluster = await clusterIn(options.folder);
  const { folder } = cluster;
  mkdirSync(folder, { recursive: true });
  const credentials = readOrMakeCredentials(folder);
  await ensureCluster(cluster, credentials.postgres, { durable: options.settings !== 'fast' });

  const settings = options.settings === 'fast' ? fast : durable;
  const running = await findRunning(cluster, credentials, options.port);
  const claim = claimCluster(folder, running !== undefined);
  const port = running?.port ?? (await choosePort(options.port, claim.lastPort));
  if (running === undefined) await launch(cluster, credentials, port, settings);
  claim.remember(port);
  if (options.database !== undefined) await ensureShopDatabase(port, credentials, options.database);

  let down = false;
  /** A restart under way; whoever wants the server down waits for it, or it would bring the server back. */
  let reviving: Promise<void> | undefined;
  const watch = setInterval(() => {
    reviving ??= keepAlive().finally(() => (reviving = undefined));
  }, 500);
  watch.unref();
  async function keepAlive(): Promise<void> {
    const server = readServerFile(cluster);
    if (down || (server !== undefined && isAlive(server.pid)) || !claim.ours()) return;
    log(`[postgres] the database server ended unexpectedly; starting it again on port ${port}`);
    await launch(cluster, credentials, port, settings).then(
      () => log('[postgres] the database server is back'),
      async (error: Error) => {
        log(`[postgres] it did not start: ${error.message}`);
        await pause(5000);
      },
    );
  }

  const database = options.database ?? 'postgres';
  return {
    port,
    url: urlFor(options.database === undefined ? 'postgres' : 'shop_app', credentials, port, database),
    migrationUrl: urlFor(
      options.database === undefined ? 'postgres' : 'shop_owner',
      credentials,
      port,
      database,
    ),
    superuserUrl: urlFor('postgres', credentials, port, 'postgres'),
    async stop() {
      down = true;
      clearInterval(watch);
      await reviving;
      if (!claim.release()) return;
      const server = readServerFile(cluster);
      if (server !== undefined) await stopServer(server.pid);
    },
    async kill() {
      down = true;
      await reviving;
      const server = readServerFile(cluster);
      if (server === undefined) return;
      process.kill(server.pid, 'SIGKILL');
      await until(() => !isAlive(server.pid), { within: 5000, every: 20 });
    },
    async revive() {
      await launch(cluster, credentials, port, settings);
      down = false;
    },
  };
}

/** Stops what still runs in a folder and removes the folder with all its data. */
export async function removePostgres(folder: string): Promise<void> {
  await clearLeftBehind(await clusterIn(folder));
  rmSync(folder, { recursive: true, force: true });
}

/** The server of an earlier run, if it answers with our password from our data folder (and on the wanted port). */
async function findRunning(
  cluster: Cluster,
  credentials: Credentials,
  wanted: number | undefined,
): Promise<{ port: number } | undefined> {
  const left = readServerFile(cluster);
  if (left === undefined) return undefined;
  const url = urlFor('postgres', credentials, left.port, 'postgres');
  const fits = wanted === undefined || wanted === left.port;
  if (isAlive(left.pid) && fits) {
    const folder = await withClient(url, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    }).catch(() => undefined);
    if (folder !== undefined && path.resolve(folder) === cluster.data) return { port: left.port };
  }
  await clearLeftBehind(cluster);
  return undefined;
}

async function choosePort(wanted: number | undefined, last: number | undefined): Promise<number> {
  if (wanted !== undefined) return wanted;
  return last !== undefined && (await isFree(last, '127.0.0.1')) ? last : freePort();
}

/** Starts the server and waits until it lets us in. After a crash the old one's last processes may need a moment. */
async function launch(
  cluster: Cluster,
  credentials: Credentials,
  port: number,
  settings: Record<string, string>,
): Promise<void> {
  const url = urlFor('postgres', credentials, port, 'postgres');
  for (let attempt = 1; ; attempt += 1) {
    await clearLeftBehind(cluster);
    let ended = false;
    const child = spawnServer(cluster, port, settings);
    child.once('error', () => (ended = true));
    child.once('exit', () => (ended = true));
    child.unref();
    await until(async () => ended || (await answers(url)), { within: 60_000, every: 50 });
    if (!ended) return;
    if (attempt === 5)
      throw new Error(`PostgreSQL did not start on port ${port}:\n${endOfServerLog(cluster)}`);
    await pause(400);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';

import { databaseUrlFrom } from '../../../backend/src/config/database-url.ts';
import { toPrimary } from '../../../backend/src/platform/persistence/connections/primary.ts';
import { freePort } from '../ports.ts';
import { until } from '../wait.ts';
import { withClient } from './client.ts';
import { startStandby, type Standby } from './copy-postgres.ts';
import { removePostgres, startPostgres, type Postgres } from './start-postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'standby-'));
const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
let primary: Postgres;
let standby: Standby;
/** Takes connections and never says a word. */
let blackHole: Server;
let url: string;

beforeAll(async () => {
  primary = await startPostgres({ folder: first, settings: 'fast' });
  standby = await startStandby(primary, first, second, 'second');
  blackHole = createServer();
  await new Promise<void>((listening) => blackHole.listen(0, '127.0.0.1', listening));
  const silent = (blackHole.address() as AddressInfo).port;
  const ports = [await freePort(), silent, standby.port, primary.port];
  url = databaseUrlFrom(
    { DATABASE_URL: primary.superuserUrl, DATABASE_HOSTS: ports.map((port) => `127.0.0.1:${port}`).join() },
    'DATABASE_URL',
  );
});
afterAll(async () => {
  blackHole.close();
  await Promise.all([primary.stop(), standby.stop()]);
  await Promise.all([removePostgres(first), removePostgres(second)]);
  rmSync(folder, { recursive: true, force: true });
});

/** Which server a new connection reaches, and in which time, ms. */
async function reached(): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000, ...toPrimary(url) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ port: number }>('SELECT inet_server_port() AS port');
    return rows[0]?.port ?? 0;
  } finally {
    await client.end();
  }
}

it('a connection goes to the host that takes writes, whatever else is refused, silent or a standby', async () => {
  expect(await reached()).toBe(primary.port);
});

it('while none takes writes it is said at once, and a promoted standby takes its place', async () => {
  await withClient(primary.superuserUrl, (client) => client.query('CREATE TABLE told (n integer)'));
  const arrived = () =>
    withClient(standby.superuserUrl, (client) => client.query('SELECT FROM told')).then(
      () => true,
      () => false,
    );
  expect(await until(arrived, { within: 30_000 })).toBe(true);
  await primary.kill();
  await expect(reached()).rejects.toThrow(
    /No host of DATABASE_HOSTS takes writes: .*timeout expired; 127\.0\.0\.1:\d+: it is a standby; /,
  );
  await standby.promote();
  expect(await reached()).toBe(standby.port);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { readMetrics } from '@shop/contracts/health/endpoints';
import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { readDestinations } from '@shop/contracts/places/endpoints';
import { readShop } from '@shop/contracts/shop/endpoints';
import { sql } from 'kysely';
import pg from 'pg';
import { replica as replicaCheck } from '../../src/operations/doctor/checks/replica.ts';
import { examine } from '../../src/operations/doctor/examine.ts';
import { ShopDatabase } from '../../src/operations/doctor/shop-database.ts';
import { PrivateListener } from '../../src/platform/http/private-listener.ts';
import { ormOptions } from '../../src/platform/persistence/connections/orm-options.ts';
import { AT_REPLICA, OPERATOR_TIMEOUTS } from '../../src/platform/persistence/connections/time-outs.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { ReadReplica } from '../../src/platform/persistence/replica/read-replica.ts';
import { DomainError } from '../../src/shared/domain-error.ts';
import { Transaction } from '../../src/shared/transaction.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { scrape } from '../support/scrape.ts';
import { startSilentProxy, type SilentProxy } from '../support/servers/silent-proxy.ts';
import { startStandbyPair, type StandbyPair } from '../support/database/standby-pair.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { TEST_ROLE, urlOf } from '../support/database/test-template.ts';
import { waitFor } from '../support/wait-for.ts';

const INBOX = '/api/admin/contact-messages';
const WHERE = sql<{ standby: boolean }>`SELECT pg_is_in_recovery() AS standby`;
let pair: StandbyPair;
let database: TestDatabase;
/** The way to the standby. */
let way: SilentProxy;
let shop: TestShop;
let staff: Caller;
let replica: ReadReplica;
/** At the standby, as superuser. */
let standby: pg.Pool;
beforeAll(async () => {
  pair = await startStandbyPair();
  database = await createTestDatabase('empty', pair.primary);
  const { pathname } = new URL(database.url);
  way = await startSilentProxy(urlOf(pair.standby, pathname.slice(1), TEST_ROLE));
  standby = new pg.Pool({ connectionString: pair.standby, max: 1 });
  standby.on('error', () => undefined);
  shop = await bootShop({ database, config: { databaseReplicaUrl: way.url } });
  staff = await shop.staff();
  replica = shop.app.get(ReadReplica);
});
beforeEach(() => used(true));
afterEach(() => void jest.restoreAllMocks());
afterEach(() => standby.query('SELECT pg_wal_replay_resume()').catch(() => undefined));
afterAll(async () => {
  await shop.close();
  way.close();
  await standby.end();
  await database.drop();
  await pair.stop();
});

const used = (wanted: boolean) =>
  waitFor(() => {
    expect(replica.state?.isUsed).toBe(wanted);
    return Promise.resolve();
  });

async function send(name: string): Promise<void> {
  const message = { name, phone: '9876543210', subject: 'other', message: 'Do you have sparklers?' };
  expect((await shop.visitor().post('/api/public/contact-messages', message)).status).toBe(204);
}

/** The names in the inbox, and who answered. */
async function inbox(query = ''): Promise<{ names: string[]; by: string[]; ms: number }> {
  const before = { ...replica.answered };
  const began = performance.now();
  const { status, body } = await staff.get<{ rows: { name: string }[] }>(INBOX + query);
  const ms = performance.now() - began;
  expect(status).toBe(200);
  const by = (['replica', 'primary'] as const).filter((each) => replica.answered[each] > before[each]);
  return { names: body.rows.map(({ name }) => name), by, ms };
}

/** Another backend's, with one connection for reads. */
const overWay = (primary: Database) =>
  new ReadReplica({ databaseReplicaUrl: way.url, poolSize: 1 }, primary, shop.app.get(EntityManager));

/** What the doctor says of the replica at an address. */
async function doctor(address: string, ownerUrl = database.ownerUrl): Promise<string> {
  const own = new ShopDatabase(ownerUrl);
  const context = { production: true, now: new Date(), database: own, sendTo: null, copies: 1 };
  const { findings } = await examine({ ...context, env: { DATABASE_REPLICA_URL: address } }, [replicaCheck]);
  await own.end();
  return findings.map(({ verdict, says }) => `${verdict}: ${says}`).join('\n');
}

test('a list is read at the standby, by the serving role, under the request’s id and within its time', async () => {
  await send('Anbu');
  await waitFor(async () => {
    const id = `replica-${Math.random().toString(36).slice(2, 12)}`;
    const before = replica.answered.replica;
    const { body } = await staff.get<{ rows: { name: string }[] }>(`${INBOX}?search=anbu`, {
      'x-request-id': id,
    });
    expect(body.rows.map(({ name }) => name)).toEqual(['Anbu']);
    expect(replica.answered.replica).toBe(before + 1);
    const { rows } = await standby.query(
      `SELECT usename FROM pg_stat_activity WHERE query LIKE '/* request: ${id} */%contact_message%'`,
    );
    expect(rows).toEqual([{ usename: TEST_ROLE }]);
  });
  await waitFor(async () => {
    const at = await replica.read((reads) =>
      reads.rows(sql`SELECT pg_is_in_recovery() AS standby, current_setting('statement_timeout') AS bound`),
    );
    expect(at).toEqual([{ standby: true, bound: '2s' }]);
  });
  expect(await doctor(way.url)).toBe('fine: The read replica has what the primary has.');
});

test('a transaction stays at the primary', async () => {
  const at = await shop.app
    .get(Transaction)
    .run(() => replica.read((reads) => reads.rows(sql`SELECT pg_is_in_recovery() AS standby`)));
  expect(at).toEqual([{ standby: false }]);
});

test('what is kept under a content version never asks it', async () => {
  const before = { ...replica.answered };
  for (const { path } of [readShop, readPriceList, readDestinations]) {
    await shop.changeContent('SELECT announce_content()');
    expect((await shop.visitor().get(path)).status).toBe(200);
  }
  expect(replica.answered).toEqual(before);
});

test('while its replay is paused the primary answers, so that whoever writes sees it; it is told, and used again', async () => {
  await standby.query('SELECT pg_wal_replay_pause()');
  await waitFor(async () => {
    const { rows } = await standby.query("SELECT pg_get_wal_replay_pause_state() = 'paused' AS paused");
    expect(rows).toEqual([{ paused: true }]);
  });
  await send('Bharathi');
  expect(await inbox()).toMatchObject({ names: ['Bharathi', 'Anbu'], by: ['primary'] });
  expect(await doctor(way.url)).toMatch(
    /^look: The read replica is behind by \d+\.\d MB.* the primary answers the lists\. Its replay is paused\.$/,
  );
  await used(false);
  expect(await inbox()).toMatchObject({ names: ['Bharathi', 'Anbu'], by: ['primary'] });
  const metrics = await scrape((await shop.app.get(PrivateListener).listen()) + readMetrics.path);
  expect(metrics.get('shop_replica_used')).toBe(0);
  expect(metrics.get('shop_replica_lag_seconds')).toBeGreaterThan(1);
  expect(metrics.get('shop_replica_reads_total{by="primary"}')).toBe(replica.answered.primary);

  await standby.query('SELECT pg_wal_replay_resume()');
  await used(true);
  await waitFor(async () =>
    expect(await inbox()).toMatchObject({ names: ['Bharathi', 'Anbu'], by: ['replica'] }),
  );
});

test('whoever has waited for a primary that struggles is told so, and does not wait for it again', async () => {
  const struggling = new DomainError('unavailable', 'database-unavailable', {});
  jest.spyOn(shop.app.get(Database), 'row').mockRejectedValue(struggling);
  const work = jest.fn(() => Promise.resolve('read'));
  await expect(replica.read(work)).rejects.toBe(struggling);
  expect(work).not.toHaveBeenCalled();
});

test('a primary that answers every second time says nothing against the standby', async () => {
  const primary = new Database(shop.app.get(EntityManager));
  const busy = overWay(primary);
  busy.onApplicationBootstrap();
  // Its first look may find the standby a moment behind.
  await waitFor(() => Promise.resolve(expect(busy.state).toMatchObject({ isUsed: true })));
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const ask = primary.row.bind(primary);
  let asked = 0;
  jest.spyOn(primary, 'row').mockImplementation((statement) => {
    asked += 1;
    return asked % 2 === 1
      ? ask(statement)
      : Promise.reject(new DomainError('unavailable', 'database-unavailable', {}));
  });
  await waitFor(() => Promise.resolve(expect(asked).toBeGreaterThanOrEqual(3)));
  expect(busy.state).toMatchObject({ isUsed: true });
  expect(warn).not.toHaveBeenCalled();
  await busy.onApplicationShutdown();
});

test('a list is not read at a standby of another cluster, though the one that was looked at was of this', async () => {
  const primary = new Database(shop.app.get(EntityManager));
  const mixed = overWay(primary);
  mixed.onApplicationBootstrap();
  await waitFor(() => Promise.resolve(expect(mixed.state).toMatchObject({ isUsed: true })));
  const ask = primary.row.bind(primary);
  jest.spyOn(primary, 'row').mockImplementationOnce(async (statement) => ({
    ...((await ask(statement)) as object),
    cluster: '7302',
  }));
  expect(await mixed.read((reads) => reads.row(WHERE))).toEqual({ standby: false });
  expect(mixed.state).toMatchObject({ isUsed: false });
  await mixed.onApplicationShutdown();
});

test('while every connection to the standby is held the primary answers, and the standby is not taken for dead', async () => {
  const narrow = overWay(shop.app.get(Database));
  const isUsed = () => expect(narrow.state).toEqual({ isUsed: true, lagSeconds: expect.any(Number) });
  narrow.onApplicationBootstrap();
  await waitFor(() => Promise.resolve(isUsed()));
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = narrow.read(() => (held.resolve(), free.promise));
  await held.promise;
  expect(await narrow.read((reads) => reads.row(WHERE))).toEqual({ standby: false });
  isUsed();
  // Meanwhile it is looked at again.
  await sleep(AT_REPLICA.lookEvery + AT_REPLICA.acquire + 100);
  isUsed();
  free.resolve();
  await long;
  await narrow.onApplicationShutdown();
});

test('all of a list has a second at the standby; then the primary has it, and for a while the statement at once', async () => {
  const slow = sql<{ standby: boolean }>`SELECT pg_is_in_recovery() AS standby FROM pg_sleep(0.61)`;
  const list = await replica.read(async (reads) => {
    await reads.rows(sql`SELECT FROM pg_sleep(0.6)`);
    return reads.row(slow);
  });
  expect(list).toEqual({ standby: false });
  expect(replica.state).toMatchObject({ isUsed: true });
  expect(await replica.read((reads) => reads.row(slow))).toEqual({ standby: false });
  await waitFor(async () =>
    expect(await replica.read((reads) => reads.row(WHERE))).toEqual({ standby: true }),
  );
});

test('a file takes as long at the standby as at the primary', async () => {
  const long = sql<{ standby: boolean }>`SELECT pg_is_in_recovery() AS standby FROM pg_sleep(1.2)`;
  await waitFor(async () =>
    expect(await replica.readLong((reads) => reads.row(long))).toEqual({ standby: true }),
  );
});

test('a standby that falls silent costs one list a moment, and the primary answers', async () => {
  way.silence();
  const { names, by, ms } = await inbox();
  expect({ names, by }).toEqual({ names: ['Bharathi', 'Anbu'], by: ['primary'] });
  // Whoever asks waits 2.7 s.
  expect(ms).toBeLessThan(2_000);
  expect(replica.state).toMatchObject({ isUsed: false });
  way.heal('never');
});

test('a standby that is killed is done without, and used again when it is back', async () => {
  await pair.kill();
  const { names, by } = await inbox();
  expect({ names, by }).toEqual({ names: ['Bharathi', 'Anbu'], by: ['primary'] });
  await used(false);
  expect(await doctor(pair.standby)).toMatch(
    /^look: Nobody listens at DATABASE_REPLICA_URL .*The primary answers/,
  );
  await pair.revive();
  await used(true);
  await send('Chitra');
  await waitFor(async () =>
    expect(await inbox()).toMatchObject({ names: ['Chitra', 'Bharathi', 'Anbu'], by: ['replica'] }),
  );
});

test('the doctor says of an address that takes writes that it is no replica', async () => {
  expect(await doctor(database.url)).toMatch(
    /^look: DATABASE_REPLICA_URL leads to a database that takes writes/,
  );
});

test('a standby of another shop’s database is never read, and the log and the doctor say so', async () => {
  const other = await createTestDatabase('empty');
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const orm = await MikroORM.init(ormOptions(other.url, 1, OPERATOR_TIMEOUTS));
  const config = { databaseReplicaUrl: pair.standby, poolSize: 1 };
  const strays = new ReadReplica(config, new Database(orm.em), orm.em);
  strays.onApplicationBootstrap();
  await waitFor(() => {
    expect(warn).toHaveBeenCalledWith(
      'The read replica is left alone, the primary answers: it follows another database',
    );
    return Promise.resolve();
  });
  expect(strays.state).toEqual({ isUsed: false, lagSeconds: null });
  expect(await strays.read((reads) => reads.row(WHERE))).toEqual({ standby: false });
  await strays.onApplicationShutdown();
  await orm.close(true);

  expect(await doctor(pair.standby, other.ownerUrl)).toBe(
    'look: DATABASE_REPLICA_URL leads to a standby of another database: the shop does not read there.',
  );
  await other.drop();
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ArchiveWriter } from '../../src/operations/backup/archive-writer.ts';
import { BackupFile } from '../../src/operations/backup/backup-copy.ts';
import { MANIFEST, type Manifest } from '../../src/operations/backup/manifest.ts';
import { bytesOf, readArchive } from '../../src/operations/backup/read-archive.ts';
import { restoreBackup } from '../../src/operations/backup/restore-backup.ts';
import { RowSum } from '../../src/operations/backup/sums.ts';
import { takeBackup } from '../../src/operations/backup/take-backup.ts';
import { FolderObjectStore } from '../../src/features/uploads/adapters/store/folder-object-store.ts';
import { S3ObjectStore } from '../../src/features/uploads/adapters/store/s3-object-store.ts';
import type { ObjectStore } from '../../src/features/uploads/application/object-store.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { ormOptions } from '../../src/platform/persistence/connections/orm-options.ts';
import { reconcile } from '../../src/platform/persistence/reconciliation.ts';
import { OPERATOR_TIMEOUTS } from '../../src/platform/persistence/connections/time-outs.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { createBareDatabase } from '../support/database/bare-database.ts';
import { payment, placeGoodOrder } from '../support/orders.ts';
import { startS3Server, type S3Server } from '../support/servers/s3-server.ts';
import { plainPicture, sendFile } from '../support/uploads.ts';

const KEY = 'Zr8vQ2mXw5Lk9TfYb3NcHs7PdJg4RuEa';
/** Fewer than the shelf has, so that a slow backup meets no empty one. */
const MOST_AMID = 30;
const say = () => undefined;
let folder: string;
let shop: TestShop;
let files: FolderObjectStore;
let bucket: S3ObjectStore;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-backup-'));
  files = new FolderObjectStore(path.join(folder, 'objects'));
  const objectStore = { kind: 'folder', folder: path.join(folder, 'objects') } as const;
  shop = await bootShop({ config: { objectStore } });
  server = await startS3Server(path.join(folder, 's3'), 'shop');
  bucket = new S3ObjectStore(server.config);
});
afterAll(async () => {
  await shop.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const backupOf = (databaseUrl: string, store: ObjectStore, name: string, key: string | null = KEY) =>
  takeBackup({ databaseUrl, store, copy: new BackupFile(path.join(folder, name)), key, say });
const restore = (databaseUrl: string, store: ObjectStore, name: string) => {
  const copy = new BackupFile(path.join(folder, name));
  return restoreBackup({ databaseUrl, store, copy, key: KEY, replace: false, dryRun: false, say });
};

async function differences(databaseUrl: string) {
  const orm = await MikroORM.init(ormOptions(databaseUrl, 1, OPERATOR_TIMEOUTS));
  try {
    return await reconcile(new Database(orm.em));
  } finally {
    await orm.close(true);
  }
}

async function contentOf(store: ObjectStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { name } of store.list('')) {
    found[name] = Buffer.from((await store.read(name)) ?? []).toString('hex');
  }
  return found;
}

const rowsOf = ({ tables }: Manifest, name: string) => tables.find((table) => table.name === name)?.rows;

test('after the destruction of database and uploads a backup brings every row and file back, in S3 too', async () => {
  const staff = await shop.staff('owner');
  const { number } = await placeGoodOrder(shop, { referralCode: 'RAVI10' });
  await staff.post(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' });
  await staff.post(`/api/admin/orders/${number}/payments`, payment());
  for (const width of [30, 300]) await sendFile(staff, await plainPicture(width, 20).png().toBuffer());
  const taken = await backupOf(shop.database.ownerUrl, files, 'quiet');
  expect(await readdir(folder)).not.toContain('quiet.unfinished');
  expect(rowsOf(taken, 'public.orders')).toBe(1);
  expect(rowsOf(taken, 'public.picture')).toBeGreaterThan(2);
  const stored = await contentOf(files);
  expect(taken.files.count).toBe(Object.keys(stored).length);

  const target = await createBareDatabase();
  try {
    await restore(target.ownerUrl, bucket, 'quiet');
    expect(await contentOf(bucket)).toEqual(stored);
    const again = await backupOf(target.ownerUrl, bucket, 'again');
    expect(again.tables).toEqual(taken.tables);
    expect(again.files).toEqual(taken.files);
    expect(again.migrations.toSorted()).toEqual(taken.migrations.toSorted());
    const audit = 'SELECT * FROM audit_entry ORDER BY id';
    expect(await target.query(audit)).toEqual(await shop.database.query(audit));
    expect(await differences(target.ownerUrl)).toEqual([]);
    // What guarded the rows before guards them again, and the serving role may do no more than before.
    const guards = `
      SELECT (SELECT string_agg(conname || pg_get_constraintdef(oid) || convalidated, ';' ORDER BY conrelid::regclass::text, conname)
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace) AS constraints,
        (SELECT string_agg(tgname || tgenabled::text, ';' ORDER BY tgrelid::regclass::text, tgname)
        FROM pg_trigger WHERE NOT tgisinternal) AS triggers`;
    expect(await target.query(guards)).toEqual(await shop.database.query(guards));
  } finally {
    await target.drop();
  }
});

/** As pg-boss makes one each day, and names it after the day. */
const STATISTICS_OF_A_DAY = `
  CREATE TABLE pgboss.queue_stats_20251020 PARTITION OF pgboss.queue_stats
    FOR VALUES FROM ('2025-10-20 00:00:00+00') TO ('2025-10-21 00:00:00+00');
  INSERT INTO pgboss.queue_stats (name, captured_on) VALUES ('mail', '2025-10-20 12:00:00+00')`;

test('a backup is restored on another day than the one its database was made on', async () => {
  await shop.database.query(STATISTICS_OF_A_DAY);
  const taken = await backupOf(shop.database.ownerUrl, files, 'other-day');
  const target = await createBareDatabase();
  try {
    await restore(target.ownerUrl, new FolderObjectStore(path.join(folder, 'day-objects')), 'other-day');
    const again = await backupOf(target.ownerUrl, files, 'other-day-again');
    expect(again.tables).toEqual(taken.tables);
    // Nothing but the statistics is left out.
    const all = await shop.database.query<{ name: string }>(`
      SELECT relnamespace::regnamespace || '.' || quote_ident(relname) AS name FROM pg_class
      WHERE relnamespace::regnamespace::text IN ('public', 'pgboss') AND relkind = 'r' AND relpersistence = 'p'
        AND relname NOT IN ('migration', 'schema_file')`);
    const named = new Set(taken.tables.map(({ name }) => name));
    const left = all.map(({ name }) => name).filter((name) => !named.has(name));
    expect(left).toContain('pgboss.queue_stats_20251020');
    expect(left.filter((name) => !/^pgboss\.queue_stats_\d{8}$/.test(name))).toEqual([]);
  } finally {
    await target.drop();
  }
});

test('an older backup, which has statistics of queues by day, is restored without them', async () => {
  const older = new ArchiveWriter(new BackupFile(path.join(folder, 'older')), KEY);
  const row = Buffer.from('statistics of a day that the target does not have\n');
  const sum = new RowSum();
  sum.add(row);
  const summary = { columns: ['name'], rows: sum.rows, bytes: sum.bytes, digest: sum.digest };
  await readArchive(new BackupFile(path.join(folder, 'quiet')), KEY, async (name, body) => {
    let bytes = await bytesOf(body);
    if (name === MANIFEST) {
      const manifest = JSON.parse(bytes.toString()) as Manifest;
      manifest.tables.push({ name: 'pgboss.queue_stats_20251019', ...summary });
      await older.add('tables/pgboss.queue_stats_20251019/000001', row);
      bytes = Buffer.from(JSON.stringify(manifest));
    }
    await older.add(name, bytes);
  });
  await older.finish();
  const target = await createBareDatabase();
  try {
    await restore(target.ownerUrl, new FolderObjectStore(path.join(folder, 'older-objects')), 'older');
    expect(await target.query('SELECT count(*)::integer FROM orders')).toEqual([{ count: 1 }]);
    expect(await target.query('SELECT FROM pgboss.queue_stats')).toEqual([]);
  } finally {
    await target.drop();
  }
});

test('a backup taken amid orders is the shop of one moment: it adds up, and goes on without a number twice', async () => {
  const counted = await shop.database.query<{ count: number }>('SELECT count(*)::integer FROM orders');
  const before = counted[0]?.count ?? 0;
  const shopping = new AbortController();
  const numbers: string[] = [];
  const buyers = [1, 2, 3].map(async () => {
    while (!shopping.signal.aborted && numbers.length < MOST_AMID)
      numbers.push((await placeGoodOrder(shop)).number);
  });
  const until = async (count: number) => {
    while (numbers.length < count) await new Promise((resume) => setTimeout(resume, 5));
  };
  await until(5);
  const taken = await backupOf(shop.database.ownerUrl, files, 'amid');
  shopping.abort();
  await Promise.all(buyers);
  numbers.push((await placeGoodOrder(shop)).number);
  const orders = rowsOf(taken, 'public.orders') ?? 0;
  expect(orders).toBeGreaterThanOrEqual(before + 5);
  expect(orders).toBeLessThan(before + numbers.length);

  const target = await createBareDatabase();
  try {
    await restore(target.ownerUrl, new FolderObjectStore(path.join(folder, 'amid-objects')), 'amid');
    expect(await differences(target.ownerUrl)).toEqual([]);
    expect(await target.query('SELECT count(*)::integer FROM orders')).toEqual([{ count: orders }]);
    const held = () => Promise.reject(new Error('Nobody holds rows here'));
    const revived = await bootShop({ database: { ...target, hold: held } });
    try {
      const { number } = await placeGoodOrder(revived);
      const twice = await target.query('SELECT FROM orders WHERE number = $1', [number]);
      expect(twice).toHaveLength(1);
      expect(await differences(target.ownerUrl)).toEqual([]);
    } finally {
      await revived.close();
    }
  } finally {
    await target.drop();
  }
});

test('a sealed backup shows nothing of what it holds; one that is not is a plain tar.gz', async () => {
  await backupOf(shop.database.ownerUrl, files, 'plain', null);
  const [sealed, plain] = await Promise.all(
    ['quiet', 'plain'].map((name) => readFile(path.join(folder, name))),
  );
  expect(sealed?.subarray(0, 8).toString()).toBe('AGALSEAL');
  expect(plain?.subarray(0, 2).toString('hex')).toBe('1f8b');
});

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { getConstructionPlans } from 'pg-boss';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupFile } from '../../src/operations/backup/backup-copy.ts';
import { isQueueStatistics } from '../../src/operations/backup/catalog.ts';
import { checkArchive, tableIn } from '../../src/operations/backup/check-archive.ts';
import { TABLES } from '../../src/operations/backup/manifest.ts';
import { readArchive } from '../../src/operations/backup/read-archive.ts';
import { restoreBackup } from '../../src/operations/backup/restore-backup.ts';
import { FolderObjectStore } from '../../src/features/uploads/adapters/store/folder-object-store.ts';
import { migrateOneByOne } from '../../src/platform/persistence/migrating/migrate-one-by-one.ts';
import { migrationOptions } from '../../src/platform/persistence/migrating/migration-options.ts';
import { Database } from '../../src/platform/persistence/database.ts';
import { reconcile } from '../../src/platform/persistence/reconciliation.ts';
import { bootShop } from '../support/boot-shop.ts';
import { createBareDatabase } from '../support/database/bare-database.ts';
import { catalogueOf } from '../support/database/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { placeGoodOrder } from '../support/orders.ts';

/**
 * The release before: its schema as its migrations made it, and a backup that it took of a shop with orders in each state,
 * payments, invoices, passbooks, a bank's statement, messages and uploads.
 */
const before = path.join(import.meta.dirname, 'release-0.9');
const copy = new BackupFile(path.join(before, 'shop.backup'));
const say = () => undefined;

let old: TestDatabase;
let fresh: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-upgrade-'));
  old = await createTestDatabase('bare');
  fresh = await createTestDatabase('empty');
  await asOwner(old, async (client) => {
    await client.query(readFileSync(path.join(before, 'schema.sql'), 'utf8'));
    const plan = getConstructionPlans('pgboss');
    await client.query(plan.slice(plan.indexOf('CREATE SCHEMA'), plan.lastIndexOf('COMMIT')));
    await client.query(`
      CREATE INDEX job_failed ON pgboss.job_common ((coalesce(completed_on, created_on)), id) WHERE state = 'failed';
      CREATE INDEX job_unfinished_key ON pgboss.job_common (name, singleton_key) WHERE state <= 'active'`);
    await fill(client);
  });
});
afterAll(async () => {
  await old.drop();
  await fresh.drop();
  await rm(folder, { recursive: true, force: true });
});

async function asOwner<T>(database: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of the backup, and the sequences as they stood. Statistics of queues are another day's, and empty. */
async function fill(client: pg.Client): Promise<void> {
  const manifest = await checkArchive(copy, null);
  await client.query("SET session_replication_role = 'replica'");
  const tables = manifest.tables.filter(({ name }) => !isQueueStatistics(name));
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  await readArchive(copy, null, async (name, body) => {
    const table = tableIn(name);
    if (!name.startsWith(TABLES)) {
      for await (const _ of body);
      return;
    }
    const columns = columnsOf.get(table)?.join(', ');
    await pipeline(body, client.query(copyFrom(`COPY ${table} (${columns}) FROM STDIN`)));
  });
  for (const { name, next } of manifest.sequences) {
    if (!name.includes('migration')) await client.query(`SELECT setval('${name}', ${next}, false)`);
  }
}

/**
 * How many rows each table has, and a checksum of them; of states those that there were, without what is new of them. A new
 * column is null, but for those named below. The tags of products are called otherwise now: they have a test of their own.
 */
async function rowsOf(database: Pick<TestDatabase, 'query'>) {
  const tables = await database.query<{ name: string }>(`
    SELECT schemaname || '.' || tablename AS name FROM pg_tables
    WHERE schemaname IN ('public', 'pgboss')
      AND tablename NOT IN ('migration', 'schema_file')
      -- Named after days.
      AND tablename !~ '^queue_stats_[0-9]{8}$' ORDER BY 1`);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    [found[name]] = await database.query(
      `SELECT count(*)::int, md5(string_agg(old::text, ';' ORDER BY old::text)) FROM ${name} t,
        LATERAL (SELECT jsonb_strip_nulls(to_jsonb(t) - ${newWords(name)}::text[])) o (old)
        WHERE coalesce(to_jsonb(t) ->> 'served', 'true') = 'true' AND ${NEW_ROWS[name] ?? 'true'}`,
    );
  }
  return found;
}

/** What the release before kept of a tag, and what the tag is called now. */
const TAGS: Readonly<Record<string, string>> = {
  'kid-safe': 'With a grown-up',
  'low-noise': 'Low noise',
  day: 'For the day',
  night: 'For the night',
  sound: 'Sound',
};
const TAGGED = 'SELECT code, tags FROM product WHERE cardinality(tags) > 0 ORDER BY code';
/** Columns that are new and not null, or say otherwise what they said. */
const NEW_WORDS: Readonly<Record<string, string>> = {
  'public.product': 'tags,pack_items',
  'public.state': 'served,abbreviation',
  'public.city': 'questions_ta',
  'public.orders': 'gstin,trade_name,language',
  'public.membership': 'language',
  'public.reminder': 'language',
  'public.staff': 'language',
  'public.referrer': 'language',
  'public.payout': 'uncredited_paise',
};
/** Rows that came with a migration are none of the release before. */
const NEW_ROWS: Readonly<Record<string, string>> = {
  'pgboss.queue': "t.name NOT IN ('commission-credits', 'claim-photos')",
};
const newWords = (table: string) => `'{${NEW_WORDS[table] ?? ''}}'`;

async function migrate(database: Pick<TestDatabase, 'ownerUrl'>): Promise<string[]> {
  const orm = await MikroORM.init({ ...migrationOptions(database.ownerUrl), logger: () => undefined });
  try {
    return await migrateOneByOne(orm);
  } finally {
    await orm.close(true);
  }
}

test('one that is older than the release before is told which release to go through, and stays as it is', async () => {
  await old.query("DELETE FROM migration WHERE name = 'm0120-festival'");
  await expect(migrate(old)).rejects.toThrow(
    'This database is of an older release (its last migration is m0116-contacts-edited). ' +
      'Migrate it with release 0.9 (schema 120, the last before 1.0.0) first, then with this one.',
  );
  await old.query("INSERT INTO migration (name) VALUES ('m0120-festival')");
  expect(await old.query("SELECT to_regclass('schema_file') AS made")).toEqual([{ made: null }]);
});

test('a database of the release before is taken over: no row is lost or written anew, and its schema is this one’s', async () => {
  const withoutTriggers = (statements: string) =>
    asOwner(old, (client) => client.query(`SET session_replication_role = 'replica'; ${statements}`));
  const rows = await rowsOf(old);
  await withoutTriggers("UPDATE product SET brand = 'Agal' WHERE code = 'FM-01'");
  const tagged = await old.query<{ code: string; tags: string[] }>(TAGGED);
  expect(rows).toMatchObject({
    'public.orders': { count: 4 },
    'public.order_line': { count: 8 },
    'public.membership': { count: 2 },
    'public.membership_entry': { count: 2 },
    'public.invoice': { count: 2 },
    'public.receipt': { count: 1 },
    'public.bank_row': { count: 2 },
    'public.contact_message': { count: 1 },
    'public.picture': { count: 135 },
  });
  expect(await migrate(old)).toEqual([
    'm0121-first-schema',
    'm0122-states-of-india',
    'm0123-demonstration-rows',
    'm0124-product-effect',
    'm0126-shop-texts',
    'm0127-tagline-is-a-text',
    'm0130-goods-in',
    'm0131-opening-step',
    'm0136-brands-and-tags',
    'm0152-buyers-gstin',
    'm0153-invoices-to-businesses',
    'm0162-books-closing',
    'm0164-commission-credits',
    'm0190-e-invoice',
    'm0200-tax-stands',
    'm0220-invoice-tax',
    'm0221-invoice-tax-of-before',
    'm0250-device-orders',
    'm0260-own-changes',
    'm0280-ready-lists',
    'm0281-pack-items',
    'm0290-order-claims',
    'm0295-own-change-comments',
    'm0300-languages',
    'm0305-tamil-texts',
    'm0310-own-languages',
  ]);
  expect(await old.query('SELECT name, active FROM brand')).toEqual([{ name: 'Agal', active: true }]);
  expect(await old.query("SELECT code FROM product WHERE search_text LIKE '%agal%'")).toEqual([
    { code: 'FM-01' },
  ]);
  await withoutTriggers(`
    UPDATE product SET brand = NULL, search_text = replace(search_text, ' agal', '') WHERE code = 'FM-01';
    DELETE FROM brand`);
  expect(await rowsOf(old)).toMatchObject(rows);
  expect(
    await old.query('SELECT served, count(*)::integer FROM state GROUP BY served ORDER BY served'),
  ).toEqual([
    { served: false, count: 32 },
    { served: true, count: 4 },
  ]);
  const renamed = tagged.map(({ code, tags }) => ({ code, tags: tags.map((tag) => TAGS[tag]) }));
  expect(renamed).toHaveLength(128);
  expect(await old.query(TAGGED)).toEqual(renamed);
  expect(await old.query('SELECT name, filter FROM product_tag ORDER BY position')).toEqual(
    Object.values(TAGS).map((name, place) => ({ name, filter: place < 2 })),
  );
  const [made, taken] = [await catalogueOf(fresh), await catalogueOf(old)];
  expect(taken).toEqual(made);
  expect(await migrate(old)).toEqual([]);
});

test('a backup of the release before is restored by this one', async () => {
  const target = await createBareDatabase();
  try {
    const store = new FolderObjectStore(path.join(folder, 'objects'));
    await restoreBackup({
      databaseUrl: target.ownerUrl,
      store,
      copy,
      key: null,
      replace: false,
      dryRun: false,
      say,
    });
    expect(await rowsOf(target)).toEqual(await rowsOf(old));
    const [made, restored] = [await catalogueOf(fresh), await catalogueOf(target)];
    expect(restored).toEqual(made);
  } finally {
    await target.drop();
  }
});

test('its shop goes on: orders are read and placed, and what is kept beside the ledgers agrees with them', async () => {
  const shop = await bootShop({ database: old });
  // Amid its season.
  shop.clock.setDay('2026-11-25');
  try {
    const staff = await shop.staff('owner');
    const { body } = await staff.get<{ rows: { state: string }[] }>('/api/admin/orders');
    expect(body.rows.map(({ state }) => state).toSorted()).toEqual([
      'cancelled',
      'collected',
      'dispatched',
      'placed',
    ]);
    expect(await placeGoodOrder(shop)).toMatchObject({ number: expect.stringMatching(/-00005$/) });
    expect(await reconcile(shop.app.get(Database))).toEqual([]);
  } finally {
    await shop.close();
  }
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrateOneByOne } from '../../src/platform/persistence/migrating/migrate-one-by-one.ts';
import { migrationOptions } from '../../src/platform/persistence/migrating/migration-options.ts';
import { schemaDifference } from '../../src/platform/persistence/migrating/schema-difference.ts';
import { applySchemaFiles, schemaFiles } from '../../src/platform/persistence/migrating/schema-files.ts';
import { createBareDatabase } from '../support/database/bare-database.ts';
import { catalogueOf } from '../support/database/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

let migrated: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  migrated = await createTestDatabase('empty');
  orm = await MikroORM.init({ ...migrationOptions(migrated.ownerUrl), logger: () => undefined });
});
afterAll(async () => {
  await orm.close(true);
  await migrated.drop();
});

describe('the migrations make what the entities and the SQL files say', () => {
  test('by the comparator, which the next migration is written by', async () => {
    expect(await schemaDifference(orm)).toEqual([]);
  });

  test('by the catalogue of a database that is made of the entities alone, expressions too', async () => {
    const made = await createTestDatabase('bare');
    try {
      await made.query(await tablesByEntities());
      const [wanted, is] = [await tablesIn(made), await tablesIn(migrated)];
      expect(is).toEqual(wanted);
    } finally {
      await made.drop();
    }
  });

  test.each([
    [
      'a column',
      'ALTER TABLE product ADD COLUMN weight integer',
      'alter table "product" drop column "weight"',
    ],
    ['a check', 'ALTER TABLE product DROP CONSTRAINT product_net_within_mrp', 'product_net_within_mrp'],
    ['an index', 'DROP INDEX orders_state', 'create index "orders_state"'],
    [
      'a foreign key',
      'ALTER TABLE order_line DROP CONSTRAINT order_line_product_id_fkey',
      'order_line_product_id',
    ],
  ])('%s that is not as it is described is a difference', async (_, planted, difference) => {
    await planting(planted, async () => {
      expect((await schemaDifference(orm)).join('\n')).toContain(difference);
    });
  });
});

test('no statement is compiled, which takes longer than any of the shop’s', async () => {
  const made = await createBareDatabase();
  const maker = await MikroORM.init({ ...migrationOptions(made.ownerUrl), logger: () => undefined });
  try {
    await migrateOneByOne(maker);
    expect(await made.query('SHOW jit')).toEqual([{ jit: 'off' }]);
  } finally {
    await maker.close(true);
    await made.drop();
  }
});

describe('SQL files', () => {
  test('were all applied, and are not applied again while they are the same', async () => {
    const names = schemaFiles().map(({ name }) => name);
    const rows = await migrated.query<{ name: string }>('SELECT name FROM schema_file');
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(names).toContain('features/orders/adapters/postgres/schema/enter-order.sql');
    expect(await applySchemaFiles(orm, () => undefined)).toEqual([]);
  });

  test('one that has changed is applied anew, to the same end; each may be applied any number of times', async () => {
    const before = await catalogueOf(migrated);
    await migrated.query("UPDATE schema_file SET checksum = 'another'");
    expect(await applySchemaFiles(orm, () => undefined)).toEqual(schemaFiles().map(({ name }) => name));
    expect(await catalogueOf(migrated)).toEqual(before);
  });

  test('a trigger of products fires by each column of theirs but those of the stock', async () => {
    const [trigger] = await migrated.query<{ columns: string[] }>(`
      SELECT array_agg(attname::text ORDER BY attname) AS columns FROM pg_trigger, unnest(tgattr) AS n
      JOIN pg_attribute ON attrelid = 'product'::regclass AND attnum = n WHERE tgname = 'product_content'`);
    expect(trigger?.columns).toEqual(
      expect.arrayContaining(['aliases', 'code', 'mrp_paise', 'neeri_certificate', 'net_paise', 'position']),
    );
    for (const column of ['stock', 'held', 'strangers', 'revision', 'search_text', 'updated_at'])
      expect(trigger?.columns).not.toContain(column);
  });
});

/** Something is otherwise for as long as some work takes. */
async function planting(statement: string, work: () => Promise<void>): Promise<void> {
  const planted = await createTestDatabase('empty');
  const kept = orm;
  orm = await MikroORM.init({ ...migrationOptions(planted.ownerUrl), logger: () => undefined });
  try {
    await planted.query(statement);
    await work();
  } finally {
    await orm.close(true);
    await planted.drop();
    orm = kept;
  }
}

/**
 * The DDL that the entities are. A table without a key has none here either (`rowPlace`), and MikroORM makes a sequence
 * beside the one of an identity of eight bytes.
 */
async function tablesByEntities(): Promise<string> {
  const ddl = await orm.schema.getCreateSchemaSQL({ wrap: false });
  const { sql = '' } =
    schemaFiles().find(({ name }) => name.endsWith('schemes/adapters/postgres/schema/functions.sql')) ?? {};
  return [
    'CREATE EXTENSION citext; CREATE EXTENSION pg_trgm; SET check_function_bodies = off;',
    sql,
    ddl.replaceAll(', primary key ("ctid")', '').replaceAll('bigserial generated', 'bigint generated'),
  ].join('\n');
}

/** Tables with columns, constraints, indexes and comments, but for what SQL files add to them. */
async function tablesIn(database: TestDatabase): Promise<Record<string, unknown>> {
  const all = Object.entries(await catalogueOf(database));
  return Object.fromEntries(
    all.filter(
      ([name]) =>
        /^(column|constraint|index|comment) /.test(name) &&
        !/ migration\b|migration_pkey|order_day_open/.test(name) &&
        !BY_SQL.some((by) => name.includes(by)),
    ),
  );
}
/** Composite foreign keys (`tables.sql`); keys whose names MikroORM gives by itself. */
const BY_SQL = [
  'membership_terms_fkey',
  'invoice_without_gap',
  'bank_backing_row_once',
  'bank_backing_pkey',
  'membership_reference_once',
  'membership_reference_pkey',
  'referrer_code_taken',
  'referrer_code_pkey',
  'refund_row_reference_unique',
  'refund_row_pkey',
];

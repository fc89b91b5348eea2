import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { MikroORM, type MigrationObject, type Options } from '@mikro-orm/postgresql';
import { readReadiness } from '@shop/contracts/health/endpoints';
import { assertNobodyNeeds } from '../../src/operations/commands/assert-nobody-needs.ts';
import { asOwner } from '../../src/operations/commands/owner-connection.ts';
import { PrivateListener } from '../../src/platform/http/private-listener.ts';
import { knownMigrations } from '../../src/platform/persistence/migrating/known-migrations.ts';
import { migrateOneByOne } from '../../src/platform/persistence/migrating/migrate-one-by-one.ts';
import { migrationOptions } from '../../src/platform/persistence/migrating/migration-options.ts';
import { REMOVAL } from '../../src/platform/persistence/migrating/migration-text.ts';
import { RemovingMigration } from '../../src/platform/persistence/migrating/removing-migration.ts';
import {
  FIRST_SCHEMA,
  numberOf,
  RELEASE_SCHEMA,
} from '../../src/platform/persistence/migrating/release-schema.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

/** What comes after this release: a table, and, once no copy uses it any more, the end of what enters an order. */
class Adds extends Migration {
  override up(): void {
    this.addSql('CREATE TABLE later_thing (id uuid PRIMARY KEY)');
  }
}
class Drops extends RemovingMigration {
  static override readonly servesFrom = 9001;
  protected override remove(): void {
    this.addSql('DROP FUNCTION enter_order(text, text[], text[], integer[], timestamptz, uuid)');
  }
}
const LATER: MigrationObject[] = [
  { name: 'm9001-adds', class: Adds },
  { name: 'm9002-drops', class: Drops },
];

let database: TestDatabase;
let orm: MikroORM;
let list: MigrationObject[];
beforeAll(async () => {
  database = await createTestDatabase('empty');
  const options: Options = migrationOptions(database.ownerUrl);
  list = [...((options.migrations?.migrationsList ?? []) as MigrationObject[]), ...LATER];
  orm = await MikroORM.init({
    ...options,
    migrations: { ...options.migrations, migrationsList: list },
    logger: () => undefined,
  });
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

/** As `npm run migrate` of the later release does. */
const migrate = async () => {
  const pending = LATER.map(({ name }) => name);
  await asOwner(database.ownerUrl, (client) => assertNobodyNeeds(client, pending, list));
  return migrateOneByOne(orm);
};
const copies = () => database.query<{ schema_number: number }>('SELECT schema_number FROM backend_copy');
const readinessOf = async (shop: TestShop) =>
  (await fetch((await shop.app.get(PrivateListener).listen()) + readReadiness.path)).status;

test('a migration takes nothing away that a living copy uses; when that has gone it runs, and the old release is not ready', async () => {
  const old = await bootShop({ database });
  expect(await copies()).toEqual([{ schema_number: RELEASE_SCHEMA }]);
  await expect(migrate()).rejects.toThrow(
    `m9002-drops takes away what releases before schema 9001 use, and 1 of them is running (schema ${RELEASE_SCHEMA}, 1 copy).`,
  );
  // Nothing of what came before it either: the operator decides anew.
  expect(await database.query("SELECT to_regclass('later_thing') AS made")).toEqual([{ made: null }]);
  expect(await readinessOf(old)).toBe(200);

  // One that was killed is forgotten after a while.
  await database.query("INSERT INTO backend_copy VALUES (uuidv7(), 1, now() - interval '31 seconds')");
  await old.close();
  expect(await copies()).toEqual([{ schema_number: 1 }]);
  // Of the release that uses it no more.
  await database.query('INSERT INTO backend_copy VALUES (uuidv7(), 9001, now())');
  expect(await migrate()).toEqual(['m9001-adds', 'm9002-drops']);

  const late = await bootShop({ database });
  const readiness = await readinessOf(late);
  await late.close();
  expect(readiness).toBe(503);
});

test('the number of a release’s schema is that of its last migration, however many there are', () => {
  expect(RELEASE_SCHEMA).toBe(Math.max(...knownMigrations().map(numberOf)));
  expect(numberOf('m0121-first-schema')).toBe(121);
});

/** What is wrong with a list of migrations, by the rule that nothing is taken away in silence. */
function faultsOf(migrations: readonly MigrationObject[]): string[] {
  const newer = migrations.filter(({ name }) => name > FIRST_SCHEMA);
  const isLast = (name: string) => name === newer.at(-1)?.name;
  return newer.flatMap(({ name, class: Made }, at) => {
    const faults = [];
    const next = newer[at + 1];
    if (next && numberOf(next.name) <= numberOf(name)) faults.push(`${next.name} is no later than ${name}`);
    if (isLast(name) && migrations.at(-1)?.name !== name) faults.push(`${name} is not the last`);
    const migration = new Made(orm.driver, orm.config) as Migration;
    void migration.up();
    if (
      !(migration instanceof RemovingMigration) &&
      migration.getQueries().some((query) => typeof query === 'string' && REMOVAL.test(query))
    )
      faults.push(`${name} takes away and does not say from which schema on it is served`);
    return faults;
  });
}

test('a migration that takes away says so, and comes after those before it', () => {
  expect(faultsOf(list.slice(0, -LATER.length))).toEqual([]);
  expect(faultsOf(list)).toEqual([]);
  class Silently extends Migration {
    override up(): void {
      this.addSql('ALTER TABLE orders DROP COLUMN remarks');
    }
  }
  expect(faultsOf([...list, { name: 'm9000-silently', class: Silently }])).toEqual([
    'm9000-silently is no later than m9002-drops',
    'm9000-silently takes away and does not say from which schema on it is served',
  ]);
});

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestDatabase } from './test-database.ts';
import { TEST_ROLE, urlOf } from './test-template.ts';

/** Owns what it makes, and is no superuser. */
const OWNER = 'shop_keeper';

/** A new database without a table, of a role that may do no more than own it: where a shop is restored. */
export async function createBareDatabase(): Promise<Omit<TestDatabase, 'hold'>> {
  const superuser = process.env['TEST_POSTGRES_URL'] ?? '';
  const name = `bare_${process.pid}_${randomBytes(4).toString('hex')}`;
  await once(superuser, [
    `DO $$ BEGIN CREATE ROLE ${OWNER} LOGIN PASSWORD '${OWNER}';
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`,
    `CREATE DATABASE ${name} OWNER ${OWNER}`,
  ]);
  const own = urlOf(superuser, name);
  return {
    url: urlOf(superuser, name, TEST_ROLE),
    ownerUrl: urlOf(superuser, name, OWNER),
    query: <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      once<Row>(own, [sql], values),
    drop: async () => void (await once(superuser, [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`])),
  };
}

/** On a connection of its own, so that none is left that would keep a restore away. */
async function once<Row extends pg.QueryResultRow>(url: string, statements: string[], values?: unknown[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement, values));
    return rows;
  } finally {
    await client.end();
  }
}

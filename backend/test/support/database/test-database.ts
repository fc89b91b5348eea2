import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ensureTemplate, TEST_ROLE, urlOf, type Template } from './test-template.ts';

/** A database of a test file's own: cloned from a migrated template, dropped at the end. */
export interface TestDatabase {
  /** Signs in with the serving role's rights. */
  url: string;
  /** Signs in with every right, as what migrates and fills. */
  ownerUrl: string;
  /** Runs SQL as superuser, past every right: for making and looking at data. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Runs SQL in a transaction that stays open, with its locks, until the returned function ends it; a second call does nothing. */
  hold(sql: string, values?: unknown[]): Promise<() => Promise<void>>;
  drop(): Promise<void>;
}

function superuserUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) throw new Error('TEST_POSTGRES_URL is missing: `npm test` starts a PostgreSQL and sets it');
  return url;
}

async function maintain(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @param server where; default: the PostgreSQL that all tests share */
export async function createTestDatabase(
  template: Template = 'demo',
  server = superuserUrl(),
): Promise<TestDatabase> {
  const source = await ensureTemplate(server, template);
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await maintain(server, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
  const pool = new pg.Pool({ connectionString: urlOf(server, name), max: 2 });
  pool.on('error', () => undefined);
  const held = new Set<() => Promise<void>>();
  return {
    url: urlOf(server, name, TEST_ROLE),
    ownerUrl: urlOf(server, name),
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      return (await pool.query<Row>(sql, values)).rows;
    },
    async hold(sql, values = []) {
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query(sql, values);
      const letGo = async () => {
        if (!held.delete(letGo)) return;
        await client.query('COMMIT');
        client.release();
      };
      held.add(letGo);
      return letGo;
    },
    async drop() {
      for (const letGo of held) await letGo();
      await pool.end();
      await maintain(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

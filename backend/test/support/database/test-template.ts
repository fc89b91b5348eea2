import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { dayOf } from '@shop/contracts/rules/days';
import pg from 'pg';
import { migrateOneByOne } from '../../../src/platform/persistence/migrating/migrate-one-by-one.ts';
import { migrationOptions } from '../../../src/platform/persistence/migrating/migration-options.ts';
import { ormOptions } from '../../../src/platform/persistence/connections/orm-options.ts';
import { fillDemoShop } from '../../../src/demo/fill-demo-shop.ts';
import { OPERATOR_TIMEOUTS } from '../../../src/platform/persistence/connections/time-outs.ts';

/** A member of the serving role that tests may sign in as; it can do no more than the shop itself. */
export const TEST_ROLE = 'shop_test';
const backend = path.resolve(import.meta.dirname, '../../..');

/** `bare` has nothing, `empty` the schema only, `demo` the demonstration shop. */
export type Template = 'bare' | 'empty' | 'demo';

/** Changes with whatever decides what a template holds. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = [
    'src/{demo,platform}/**/*.{ts,sql}',
    'src/**/schema/*',
    'demo/price-list.csv',
    'demo/pictures.json',
    'demo/posts/*',
  ];
  for (const file of globSync(sources, { cwd: backend }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(readFileSync(path.join(backend, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

export function urlOf(superuserUrl: string, database: string, role?: string): string {
  const url = new URL(superuserUrl);
  url.pathname = `/${database}`;
  if (role) [url.username, url.password] = [role, role];
  return url.href;
}

/**
 * The template's name; whoever comes first makes it, the others wait. The demonstration shop's days are counted from the
 * one on which it is made, so that a new day has a new one: tests may run over midnight.
 */
export async function ensureTemplate(superuserUrl: string, template: Template): Promise<string> {
  if (template === 'bare') return 'template1';
  const name = `shop_${template}_${fingerprint()}_${dayOf(new Date()).replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('test templates'))");
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await ensureRoles(client);
      await client.query(`DROP DATABASE IF EXISTS ${name}_unfinished WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${name}_unfinished`);
      await build(urlOf(superuserUrl, `${name}_unfinished`), template);
      await client.query(`ALTER DATABASE ${name}_unfinished RENAME TO ${name}`);
    }
  } finally {
    await client.end();
  }
  return name;
}

async function ensureRoles(client: pg.Client): Promise<void> {
  for (const [role, rest] of [
    ['shop_app', 'NOLOGIN'],
    [TEST_ROLE, `LOGIN PASSWORD '${TEST_ROLE}' IN ROLE shop_app`],
  ]) {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${role} ${rest}`);
  }
}

async function build(url: string, template: Template): Promise<void> {
  const migrating = await MikroORM.init({ ...migrationOptions(url), logger: () => undefined });
  await migrateOneByOne(migrating);
  await migrating.close(true);
  if (template === 'empty') return;
  const orm = await MikroORM.init(ormOptions(url, 1, OPERATOR_TIMEOUTS));
  // The rows without the pictures' files: they take longer to draw than all that a test does.
  await fillDemoShop(orm.em, path.join(backend, 'demo'), () => Promise.resolve());
  await orm.close(true);
}

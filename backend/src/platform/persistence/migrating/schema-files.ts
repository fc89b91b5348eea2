import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { untilUnlocked } from './until-unlocked.ts';
import { columnLists } from '../shop-database.ts';

/** The role that serves; a database without it has no rights to give. */
const ROLE = 'shop_app';
/** Files of these names come last, in this order: they speak of tables and functions. */
const LATE = ['views', 'tables', 'triggers', 'rights'];
const root = path.resolve(import.meta.dirname, '../../..');

export interface SchemaFile {
  /** From `src` on. */
  name: string;
  sql: string;
  checksum: string;
}

/**
 * What the entities do not describe: functions, sequences, views, triggers, storage options and rights, in SQL files
 * beside the entities of each feature. Each file can be applied any number of times. `{{list}}` stands for a list of
 * columns of an entity. In the order in which they are applied.
 */
export function schemaFiles(): SchemaFile[] {
  return globSync('**/schema/*.sql', { cwd: root })
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((name) => {
      const sql = readFileSync(path.join(root, name), 'utf8').replaceAll(/\{\{([\w.]+)\}\}/g, columnsIn);
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Applies the files that differ from what was applied last, each in a transaction of its own. Whoever calls it is the
 * only one who migrates (`asOnlyMigrator`), and all migrations have run.
 * @returns the names of those that were applied
 */
export async function applySchemaFiles(orm: MikroORM, say: (line: string) => void): Promise<string[]> {
  const em = orm.em.fork();
  const known = await em.execute<{ name: string; checksum: string }[]>(
    'SELECT name, checksum FROM schema_file',
  );
  const [role] = await em.execute<object[]>(`SELECT FROM pg_roles WHERE rolname = '${ROLE}'`);
  const applied: string[] = [];
  for (const { name, sql, checksum } of schemaFiles()) {
    if (known.some((file) => file.name === name && file.checksum === checksum)) continue;
    if (name.endsWith('rights.sql') && !role) continue;
    await untilUnlocked(name, say, () =>
      em.transactional(async (transaction) => {
        // A function may speak of a table that another file is about to change.
        await transaction.execute('SET LOCAL check_function_bodies = off');
        await transaction.execute(sql);
        await transaction.execute(
          `INSERT INTO schema_file (name, checksum) VALUES ('${name}', '${checksum}')
           ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
        );
      }),
    );
    applied.push(name);
  }
  return applied;
}

function rank(name: string): number {
  return LATE.indexOf(path.basename(name, '.sql'));
}

function columnsIn(_: string, list: string): string {
  const columns = columnLists[list];
  if (!columns) throw new Error(`There is no list of columns named ${list}`);
  return columns.join(', ');
}

import type { MikroORM } from '@mikro-orm/postgresql';
import { applySchemaFiles } from './schema-files.ts';
import { untilUnlocked } from './until-unlocked.ts';

/**
 * Runs migrations, each in a transaction of its own: what one of them locks is free again before the next begins. When
 * all have run, applies the SQL files that changed. Whoever calls it is the only one who migrates (`asOnlyMigrator`).
 * @param names which of those that are missing; all by default
 * @returns the names of those that ran
 */
export async function migrateOneByOne(
  orm: MikroORM,
  say: (line: string) => void = () => undefined,
  names?: readonly string[],
): Promise<string[]> {
  const wanted = (await pendingOf(orm)).filter((name) => names?.includes(name) ?? true);
  const ran: string[] = [];
  for (const name of wanted) {
    await untilUnlocked(name, say, async () => {
      // Somebody else may have been first.
      if (!(await pendingOf(orm)).includes(name)) return;
      await orm.migrator.up({ migrations: [name] });
      ran.push(name);
    });
  }
  if (!names) await applySchemaFiles(orm, say);
  return ran;
}

async function pendingOf(orm: MikroORM): Promise<string[]> {
  return (await orm.migrator.getPending()).map(({ name }) => name);
}

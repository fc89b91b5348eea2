import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';

/** So often a migration that waits for a lock is tried, and how long it lets the others pass in between, ms. */
const TRIES = 120;
const LET_PASS = 500;
/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCKED = '55P03';

/**
 * Runs migrations, each in a transaction of its own: what one of them locks is free again before the next begins. One
 * that does not get a lock at once (`migrationOptions` says how soon) gives up what it holds, lets pass whoever came behind
 * it, and is tried again for a minute or two. Whoever calls it is the only one who migrates (`asOnlyMigrator`).
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
  for (const name of wanted) if (await runOne(orm, name, say)) ran.push(name);
  return ran;
}

async function pendingOf(orm: MikroORM): Promise<string[]> {
  return (await orm.migrator.getPending()).map(({ name }) => name);
}

/** @returns whether it ran; not when somebody else was first */
async function runOne(orm: MikroORM, name: string, say: (line: string) => void): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (!(await pendingOf(orm)).includes(name)) return false;
      await orm.migrator.up({ migrations: [name] });
      return true;
    } catch (error) {
      if (!isLocked(error) || attempt === TRIES) throw error;
      if (attempt === 1) say(`${name} waits for a table that is in use, and is tried again …`);
      await sleep(LET_PASS);
    }
  }
}

function isLocked(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    if ((at as { code?: unknown }).code === LOCKED) return true;
  }
  return false;
}

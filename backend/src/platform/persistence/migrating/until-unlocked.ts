import { setTimeout as sleep } from 'node:timers/promises';

/** So often a change that waits for a lock is tried, and how long it lets the others pass in between, ms. */
const TRIES = 120;
const LET_PASS = 500;
/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCKED = '55P03';

/**
 * Changes the schema. What does not get a lock at once (`migrationOptions` says how soon) gives up what it holds, lets
 * pass whoever came behind it, and is tried again for a minute or two.
 */
export async function untilUnlocked<T>(
  name: string,
  say: (line: string) => void,
  change: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
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

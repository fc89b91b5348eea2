import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from './database/test-database.ts';

/** Tries an expectation again and again until it holds; fails with its own words after `timeoutMs`. */
export async function waitFor(expectation: () => Promise<void>, timeoutMs = 60_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(20);
    }
  }
}

/** Waits until a session of the database waits for a lock that somebody holds. */
export function waitForLock(database: TestDatabase): Promise<void> {
  return waitFor(async () => {
    const waiting = await database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (waiting.length === 0) throw new Error('Nobody waits for a lock');
  });
}

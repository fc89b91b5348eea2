import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './command-error.ts';
import { asOwner } from './owner-connection.ts';

/** ms; how often whoever waits looks again, and how long: longer than a migration of a large shop takes. */
const LOOK_EVERY = 500;
const TIMEOUT = 15 * 60_000;

/**
 * Migrates while nobody else does: two at once would run the same migration twice. The lock belongs to a connection of
 * its own, so that it goes with whoever holds it; it is asked for anew instead of waited for, as a statement that waits
 * is in the way of migrations that wait for all others to end.
 */
export function asOnlyMigrator<T>(
  databaseUrl: string,
  say: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  return asOwner(databaseUrl, async (client) => {
    await client.query('SET idle_session_timeout = 0');
    let hasSaid = false;
    for (const began = Date.now(); ; await sleep(LOOK_EVERY)) {
      const { rows } = await client.query<{ mine: boolean }>(
        `SELECT pg_try_advisory_lock(hashtextextended('migrations', 0)) AS mine`,
      );
      if (rows[0]?.mine) return work();
      if (Date.now() - began > TIMEOUT)
        throw new CommandError('Somebody else has been migrating this database for a quarter of an hour.');
      if (!hasSaid) say('Somebody else migrates this database; waits until that is over …');
      hasSaid = true;
    }
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { readReplicaAddress } from '../../../config/database-url.ts';
import { AT_REPLICA } from '../../../platform/persistence/connections/time-outs.ts';
import { PoliteConnection } from '../connection.ts';
import { fine, look, type Finding } from '../finding.ts';
import type { Check, CheckContext } from '../check.ts';
import { DatabaseUnavailable } from '../shop-database.ts';
import { awayFinding } from './database.ts';

/** ms that a standby may need for what the primary has; longer, and the shop does not read there. */
const SOON = 1_000;

/** Whether lists can be read at the standby that DATABASE_REPLICA_URL names. Without it the shop works as well. */
export const replica: Check = {
  name: 'replica',
  async examine(context) {
    const faults: string[] = [];
    const url = readReplicaAddress(context.env, faults);
    if (url === '') return [nowhereFinding(faults)];
    const connection = new PoliteConnection(url, { statement_timeout: AT_REPLICA.statement });
    try {
      return [await findingOn(connection, context)];
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      return [asLook(awayFinding('DATABASE_REPLICA_URL', error as Error))];
    } finally {
      void connection.end();
    }
  },
};

function nowhereFinding([fault]: string[]): Finding {
  if (fault === undefined) return fine('No read replica is named: the primary answers all.');
  return look(`${fault}.`, 'Mend it, or leave the setting out.');
}

async function findingOn(connection: PoliteConnection, { database }: CheckContext): Promise<Finding> {
  const identity = 'SELECT system_identifier::text AS cluster FROM pg_control_system()';
  const [there] = await connection.rows<{ follows: boolean; cluster: string }>(
    `SELECT pg_is_in_recovery() AS follows, cluster FROM (${identity}) identity`,
  );
  if (!there?.follows) {
    return look(
      'DATABASE_REPLICA_URL leads to a database that takes writes: it is no replica, and the shop does not read there.',
      'Name a standby (a cluster’s read-only service), or leave the setting out.',
    );
  }
  const { cluster, position } = await database.row<{ cluster: string; position: string }>(
    `SELECT cluster, pg_current_wal_flush_lsn()::text AS position FROM (${identity}) identity`,
  );
  if (there.cluster !== cluster) {
    return look(
      'DATABASE_REPLICA_URL leads to a standby of another database: the shop does not read there.',
      'Name a standby of this database, or leave the setting out; then restart the backends.',
    );
  }
  const until = performance.now() + SOON;
  for (;;) {
    const [seen] = await connection.rows<{ reached: boolean; paused: boolean; bytes: string }>(
      `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached, pg_is_wal_replay_paused() AS paused,
        pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::text AS bytes`,
      [position],
    );
    if (seen?.reached) return fine('The read replica has what the primary has.');
    if (performance.now() > until) return behindFinding(Number(seen?.bytes ?? 0), seen?.paused ?? false);
    await sleep(100);
  }
}

function behindFinding(bytes: number, paused: boolean): Finding {
  const says = `The read replica is behind by ${(bytes / 1e6).toFixed(1)} MB, and does not catch up within a second: the primary answers the lists.`;
  if (paused) return look(`${says} Its replay is paused.`, 'Run SELECT pg_wal_replay_resume() there.');
  return look(
    says,
    'Does it follow (pg_stat_replication at the primary)? Look at its machine and at the way to it.',
  );
}

/** The shop goes on without it. */
function asLook({ says, todo = '' }: Finding): Finding {
  return look(`${says} The primary answers the lists.`, todo);
}

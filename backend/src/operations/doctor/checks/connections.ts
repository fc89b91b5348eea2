import { DEFAULT_POOL } from '../../../config/config.ts';
import { isPooled } from '../../../config/database-url.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check, Environment } from '../check.ts';

/** A copy of the backend has these beside its pool: two for jobs, one that listens, one for metrics. */
const BESIDE_THE_POOL = 4;
/** Of what the server gives ordinary roles, the share at which somebody should look. */
const CROWDED = 0.8;

interface Seen {
  most: number;
  kept: number;
  open: number;
  copies: number;
}

/** Whether the server has a connection for everybody: copies × (pool + 4) stays under max_connections. */
export const connections: Check = {
  name: 'connections',
  async examine({ env, database, copies }) {
    const seen = await database.row<Seen>(`
      SELECT current_setting('max_connections')::int AS most,
        current_setting('superuser_reserved_connections')::int
          + coalesce(current_setting('reserved_connections', true)::int, 0) AS kept,
        (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS open,
        (SELECT ceil(count(*) / 2.0)::int FROM pg_stat_activity WHERE application_name = 'shop jobs') AS copies`);
    return [compare(seen, poolIn(env), copies)];
  },
};

/** Behind a pooler a copy's pool is connections of the pooler's. What is wrong with it, the check of the settings says. */
function poolIn(env: Environment): number {
  if (isPooled(env)) return 0;
  return Number(env['DATABASE_POOL'] || DEFAULT_POOL) || DEFAULT_POOL;
}

/** @param pool the connections to the database itself that a copy's requests take */
export function compare(
  { most, kept, open, copies: running }: Seen,
  pool: number,
  wanted: number | null,
): Finding {
  const copies = Math.max(wanted ?? running, 1);
  const each = pool + BESIDE_THE_POOL;
  const [free, needed] = [most - kept, copies * each];
  const sum = `${copies} ${copies === 1 ? 'copy of the backend takes' : 'copies of the backend take'} up to ${needed} of ${free} connections`;
  const todo = 'Lower DATABASE_POOL, run fewer copies, raise max_connections, or put a pooler between.';
  if (needed > free) return broken(`${sum}.`, todo);
  if (needed > free * CROWDED) return look(`${sum}: nothing is left for a rolling restart.`, todo);
  if (open > free * CROWDED) {
    return look(
      `${open} of ${free} connections are open.`,
      'Find who holds them: SELECT usename, application_name FROM pg_stat_activity.',
    );
  }
  return fine(`${sum}; ${open} are open.`);
}

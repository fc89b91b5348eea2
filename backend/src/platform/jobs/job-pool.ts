import pg from 'pg';
import type { Db } from 'pg-boss';
import { toPrimary } from '../persistence/connections/primary.ts';
import { endSilentConnections } from '../persistence/connections/silent-connections.ts';
import { KEEP_ALIVE } from '../persistence/connections/time-outs.ts';

/** Two connections a copy: jobs never wait for visitors, nor visitors for jobs. */
const MOST = 2;
/** ms; nobody waits for an answer, and upkeep may look at many rows. */
const TIMES = { connect: 5_000, statement: 20_000, silence: 25_000 };

/** The connections on which pg-boss works. */
export class JobPool implements Db {
  private readonly pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.pool = new pg.Pool({
      connectionString: databaseUrl,
      max: MOST,
      connectionTimeoutMillis: TIMES.connect,
      statement_timeout: TIMES.statement,
      application_name: 'shop jobs',
      ...KEEP_ALIVE,
      ...toPrimary(databaseUrl),
    });
    // An idle connection that dies is replaced by the next that is asked for.
    this.pool.on('error', () => undefined);
    endSilentConnections(this.pool, TIMES.silence);
  }

  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    return this.pool.query(text, values);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

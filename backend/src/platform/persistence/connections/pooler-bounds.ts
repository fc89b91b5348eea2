import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { CONFIG, type Config } from '../../../config/config.ts';
import { Database } from '../database.ts';
import { SERVING } from './time-outs.ts';

/* Raw SQL: it asks PostgreSQL of its settings. */

/** The bounds of a request's connection, by PostgreSQL's names. */
const BOUNDS = {
  statement_timeout: SERVING.statement,
  lock_timeout: SERVING.lock,
  idle_in_transaction_session_timeout: SERVING.idleInTransaction,
};

/**
 * Behind a pooler the role has the bounds that a connection otherwise brings along. Where it has none, a statement may
 * run for ever: that is told at the start, with what to do.
 */
@Injectable()
export class PoolerBounds implements OnApplicationBootstrap {
  private readonly logger = new Logger(PoolerBounds.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.databaseUrl === this.config.directDatabaseUrl) return;
    // A database that is away is told of by readiness.
    this.look().catch(() => undefined);
  }

  private async look(): Promise<void> {
    const missing = await this.database.rows<{ name: keyof typeof BOUNDS; role: string }>(
      sql`SELECT name, current_user AS role FROM pg_settings WHERE name = ANY(${Object.keys(BOUNDS)}) AND setting = '0'`,
    );
    const cures = missing.map(({ name, role }) => `ALTER ROLE ${role} SET ${name} = ${BOUNDS[name]};`);
    if (cures.length === 0) return;
    this.logger.warn(
      `A pooler stands before the database, and the role that serves has no bounds: run as superuser ${cures.join(' ')} and restart the pooler`,
    );
  }
}

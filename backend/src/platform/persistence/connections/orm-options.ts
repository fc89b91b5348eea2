import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { columnTypes } from '../column-types.ts';
import { PostgresNaming } from '../naming.ts';
import { entities } from '../shop-database.ts';
import { releaseLostConnections } from './lost-connections.ts';
import { toPrimary } from './primary.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import { markRequests } from './request-marks.ts';
import { endSilentConnections } from './silent-connections.ts';
import { KEEP_ALIVE, type TimeOuts } from './time-outs.ts';

export function ormOptions(
  databaseUrl: string,
  poolSize: number,
  timeOuts: TimeOuts,
  onPool: (pool: Pool) => void = () => undefined,
): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    namingStrategy: PostgresNaming,
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: timeOuts.acquire,
      statement_timeout: timeOuts.statement,
      lock_timeout: timeOuts.lock,
      idle_in_transaction_session_timeout: timeOuts.idleInTransaction,
      ...KEEP_ALIVE,
      ...toPrimary(databaseUrl),
      types: columnTypes,
      onPoolCreated(pool: Pool) {
        releaseLostConnections(pool);
        endSilentConnections(pool, timeOuts.silence);
        prepareMarkedStatements(pool);
        markRequests(pool);
        onPool(pool);
      },
    },
    // A dead database must not stop the start: readiness tells of it, the pool comes back by itself.
    connect: false,
  } as Options);
}

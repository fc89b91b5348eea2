import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { EntitySchema } from '@mikro-orm/core';
import { columnTypes } from './column-types.ts';
import { releaseLostConnections } from './lost-connections.ts';

/** Time-outs in ms, each shorter than its caller's: pool < statement < the frontend's proxy (30 s). */
const ACQUIRE_TIMEOUT = 3_000;
const LOCK_TIMEOUT = 3_000;
const STATEMENT_TIMEOUT = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 5_000;

export function ormOptions(databaseUrl: string, poolSize: number, entities: EntitySchema[]): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: ACQUIRE_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      lock_timeout: LOCK_TIMEOUT,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
      keepAlive: true,
      types: columnTypes,
      onPoolCreated: releaseLostConnections,
    },
    // A dead database must not stop the start: readiness tells of it, the pool comes back by itself.
    connect: false,
  } as Options);
}

/** How long what asks the database waits, in ms. Each wait is shorter than its caller's. */
export interface TimeOuts {
  /** For a place in the pool, connecting included. */
  acquire: number;
  /** PostgreSQL's own bounds: for a row's lock, for a statement, for a transaction that asks nothing. */
  lock: number;
  statement: number;
  idleInTransaction: number;
  /** For any sign of life on a connection that is in use; then it is given up. */
  silence: number;
}

/** A request's: whoever holds a silent connection is answered after 2.5 s, whoever waits for one after 1.5 s. */
export const SERVING: TimeOuts = {
  acquire: 1_500,
  lock: 1_500,
  statement: 2_000,
  idleInTransaction: 5_000,
  silence: 2_500,
};

/** What a connection brings along: a pooler takes no bounds, ALTER ROLE … SET has given them to whoever connects. */
export function boundsOf(
  { databaseUrl, directDatabaseUrl }: { databaseUrl: string; directDatabaseUrl: string },
  timeOuts: TimeOuts,
): TimeOuts {
  if (databaseUrl === directDatabaseUrl) return timeOuts;
  return { ...timeOuts, lock: 0, statement: 0, idleInTransaction: 0 };
}

/**
 * A read at the replica: what it does not answer in time is read at the primary, within the same request. `behind` is how
 * long somebody waits for it to have all that the primary has; while it is further behind than `lag` nobody is sent there.
 * `whole` bounds a list with all its statements; one that outlasted its time is read at the primary for `slowFor`.
 */
export const AT_REPLICA = {
  acquire: 300,
  check: 300,
  behind: 120,
  lag: 1_000,
  whole: 1_000,
  slowFor: 30_000,
  statement: SERVING.statement,
  silence: SERVING.silence,
  lookEvery: 1_000,
};

/** Jobs that fill or compare whole tables; nobody waits for their answer. */
export const OPERATOR_TIMEOUTS: TimeOuts = {
  acquire: 10_000,
  lock: 10_000,
  statement: 300_000,
  idleInTransaction: 300_000,
  silence: 310_000,
};

/** Readiness is asked by whoever takes a copy out of service, and must not wait as long as a request. */
export const READINESS = 1_500;

/** A host that may be the primary is given up after it; shorter than the wait for a place in the pool. */
export const PROBE = 1_000;

/** The listener for new content: a pulse every so often, and how long its answer and a connection may take. */
export const PULSE = { every: 3_000, answer: 3_000, connect: 2_000, reconnect: 1_000 };

/** A host that is gone without a word is found out by the kernel, on idle connections too. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

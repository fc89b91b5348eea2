import type { Pool, PoolClient } from 'pg';

type Query = (statement: unknown, ...rest: unknown[]) => Promise<unknown>;

/** What whoever begins a transaction gets for an answer; the true one comes with that to the first statement. */
const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * Sends the BEGIN of a transaction together with its first statement, as Npgsql and pgjdbc do: one way to PostgreSQL and
 * back less. Needs the driver's `pipeline`, which sends a statement before the one ahead of it is answered. Where BEGIN
 * fails, so does the first statement.
 */
export function carryBegin(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const { stream } = client.connection;
    let begin: string | null = null;
    const carrying: Query = (statement, ...rest) => {
      if (typeof statement === 'string' && statement.startsWith('begin')) {
        begin = statement;
        return Promise.resolve(BEGUN);
      }
      if (begin === null) return query(statement, ...rest);
      stream.cork();
      const begun = query(begin);
      const answered = query(statement, ...rest);
      stream.uncork();
      begin = null;
      return Promise.all([begun, answered]).then(([, answer]) => answer);
    };
    client.query = carrying as unknown as PoolClient['query'];
  });
}

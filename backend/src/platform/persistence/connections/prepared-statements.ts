import type { Pool, PoolClient } from 'pg';

const MARK = /^\s*\/\* prepared: ([a-z-]+) \*\//;

export function isPrepared(text: string): boolean {
  return MARK.test(text);
}

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

/**
 * Has a statement that begins with a comment `prepared: name` parsed and planned once a connection instead of at every
 * call: for the few that every order and every look of staff's runs, where that was a quarter of PostgreSQL's work and more. Each name has one text, with
 * no part that is put in or left out, and lists its columns, so that a migration which adds one leaves it valid.
 */
export function prepareMarkedStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    // Kysely hands a connection text and values, and has no way to hand it a name.
    const named: Query = (statement, ...rest) => {
      const name = typeof statement === 'string' ? MARK.exec(statement)?.[1] : undefined;
      return query(name === undefined ? statement : { name, text: statement }, ...rest);
    };
    client.query = named as PoolClient['query'];
  });
}

import type { Pool, PoolClient } from 'pg';
import { requestContext } from '../../../shared/request-context.ts';
import { isPrepared } from './prepared-statements.ts';

type Query = (statement: unknown, ...rest: unknown[]) => Promise<unknown>;

/** PostgreSQL keeps so many bytes of an application's name. */
const LONGEST_NAME = 63;

/**
 * Tells PostgreSQL for which request it works, so that who looks at what runs there, or reads its log, finds the
 * request's own log lines. A statement of its own begins with the id in a comment; a transaction is given it as the
 * application's name, on the way of its BEGIN, because a statement that is prepared has one text.
 */
export function markRequests(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const marked: Query = (statement, ...rest) => {
      const request = requestContext.getStore();
      if (request === undefined || typeof statement !== 'string') return query(statement, ...rest);
      const answer = query(markedText(statement, request.requestId), ...rest);
      const end = request.traceStatement?.(statement);
      if (end) answer.then(() => end(), end);
      return answer;
    };
    client.query = marked as unknown as PoolClient['query'];
  });
}

/** @param id letters, digits and hyphens alone: nothing else passes the edge */
function markedText(text: string, id: string): string {
  if (text === 'begin')
    return `begin; set local application_name = '${`request ${id}`.slice(0, LONGEST_NAME)}'`;
  if (isPrepared(text) || text === 'commit' || text === 'rollback') return text;
  return `/* request: ${id} */ ${text}`;
}

import type { FastifyInstance } from 'fastify';
import type { ContentVersion } from './cache/content-version.ts';

/** Where whoever distributes requests asks whether this copy takes them. */
const READY = '/readyz';

/** The process was asked to end: it serves on for a moment, and takes nothing that can go elsewhere. */
export interface Drain {
  begun: boolean;
}

/**
 * Ready is a copy that has met the backend once and was not asked to end. One whose backend went away later serves what
 * it has: it stays.
 */
export function tellReadiness(app: FastifyInstance, content: ContentVersion, drain: Drain): void {
  app.get(READY, (_, reply) => {
    const ready = content.shop !== null && !drain.begun;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(ready ? 'ready' : 'not ready');
  });
}

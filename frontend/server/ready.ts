import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentVersion } from './cache/content-version.ts';

/** Where whoever distributes requests asks whether this copy takes them. */
const READY = '/readyz';

/** The process was asked to end: it serves on for a moment, and takes nothing that can go elsewhere. */
export interface Drain {
  begun: boolean;
}

/**
 * Answers whether this copy takes requests; false for every other question. Ready is a copy that has met the backend
 * once and was not asked to end. One whose backend went away later serves what it has: it stays.
 */
export function answerReadiness(
  content: Pick<ContentVersion, 'shop'>,
  drain: Drain,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.url !== READY) return false;
  const ready = content.shop !== null && !drain.begun;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(ready ? 200 : 503, headers).end(ready ? 'ready' : 'not ready');
  return true;
}

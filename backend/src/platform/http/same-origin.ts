import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/domain-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Unsafe methods must come from the shop's own pages: `Sec-Fetch-Site: same-origin`, or an Origin that is the
 * shop's where an old browser sends none. Fails closed.
 */
export function assertSameOrigin(publicUrl: string) {
  const own = new URL(publicUrl).origin;
  return (request: FastifyRequest) => {
    if (SAFE.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const allowed = site === undefined ? request.headers.origin === own : site === 'same-origin';
    if (!allowed) throw new DomainError('forbidden', 'cross-site-request', {});
  };
}

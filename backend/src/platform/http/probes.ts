import { readLiveness, readReadiness } from '@shop/contracts/health/endpoints';
import type { FastifyRequest } from 'fastify';

const PROBES = new Set<string>([readLiveness.path, readReadiness.path]);

/** Asked several times a second, by whoever looks after this copy: no line of the log, the controller tells what changed. */
export function isProbe({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return PROBES.has(routeOptions?.url ?? '');
}

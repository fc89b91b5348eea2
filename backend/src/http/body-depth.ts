import type { FastifyRequest } from 'fastify';
import { DomainError } from '../shared/domain-error.ts';

/** An order nests three levels. */
const DEEPEST = 10;

/** What a value holds one level down. */
function inside(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** A body of lists in lists without end would exhaust the stack of whoever walks it. Throws `invalid-request`. */
export function demandShallowBody(request: FastifyRequest): void {
  if (Buffer.isBuffer(request.body)) return;
  let level: unknown[] = [request.body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new DomainError('invalid', 'invalid-request', { fields: {} });
    level = level.flatMap(inside);
  }
}

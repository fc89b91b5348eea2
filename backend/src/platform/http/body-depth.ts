import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/domain-error.ts';

/** An order nests three levels. */
const DEEPEST = 10;

/** Ends at what is too deep, so its own depth has a bound. */
function nestsWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  const inside: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return inside.every((one) => nestsWithin(one, levels - 1));
}

/** A body of lists in lists without end would exhaust the stack of whoever walks it. Throws `invalid-request`. */
export function assertShallowBody(request: FastifyRequest): void {
  if (Buffer.isBuffer(request.body)) return;
  if (!nestsWithin(request.body, DEEPEST))
    throw new DomainError('invalid', 'invalid-request', { fields: {} });
}

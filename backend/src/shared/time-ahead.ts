import { MOST_DAYS_AHEAD } from '@shop/contracts/rules/limits';
import { DomainError } from './domain-error.ts';

/** ms: clocks of one shop are not that far apart. */
export const CLOCKS_APART = 10 * 60_000;

/**
 * How long something has to wait that shall happen by itself, ms.
 * @throws DomainError apply-time-unsuitable: past, or too far away
 */
export function waitUntil(at: Date, now: Date): number {
  const wait = at.getTime() - now.getTime();
  if (wait <= 0 || wait > MOST_DAYS_AHEAD * 86_400_000) {
    throw new DomainError('invalid', 'apply-time-unsuitable', {});
  }
  return wait;
}

import type { Problem } from '@shop/contracts/errors';
import { problem } from '../http/problem.ts';

/** What a caller is asked to wait before it tries again, seconds. */
export const RETRY_AFTER = 5;

/** To the caller it is one thing whether the database or what stands before it is away: nothing is known. */
export function backendUnavailable(requestId: string): Problem<'database-unavailable'> {
  return problem(503, 'database-unavailable', {}, requestId);
}

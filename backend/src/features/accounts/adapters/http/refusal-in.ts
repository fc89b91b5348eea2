import type { ErrorCode } from '@shop/contracts/errors';
import { DomainError } from '../../../../shared/domain-error.ts';

const TOLD: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'provider-refused',
  'provider-knows-nobody',
  'provider-unavailable',
]);

/** What the page says of a refusal on the way to the provider or back; anything else is answered as what it is. */
export function refusalIn(error: unknown): string {
  const code = error instanceof DomainError ? (error as DomainError).code : null;
  if (code === 'too-many-requests') return 'provider-unavailable';
  if (code && TOLD.has(code)) return code;
  throw error;
}

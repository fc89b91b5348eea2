import type { ErrorCode, ErrorDetails } from '@shop/contracts/errors';

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'unavailable';

/** A refusal by a rule of the shop. The HTTP filter turns it into problem details. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: Code,
    readonly details: ErrorDetails[Code],
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** The value, or the refusal that there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new DomainError('not-found', 'not-found', {});
  return value;
}

/** The value, or the refusal that there is none, or none any more. */
export function foundUnlessGone<T>(value: T | 'gone' | null): T {
  if (value === 'gone') throw new DomainError('gone', 'gone', {});
  return found(value);
}

/** What a rule of the shop said, where one refusal keeps nothing else; every other error is thrown on. */
export function refusalOf(error: unknown): ErrorCode {
  const refusal: DomainError | null = error instanceof DomainError ? error : null;
  if (refusal === null || refusal.kind === 'unavailable') throw error;
  return refusal.code;
}

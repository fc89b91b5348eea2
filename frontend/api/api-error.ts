import type { ErrorCode, ErrorDetails, Problem } from '@shop/contracts/errors';

/** The API answered with a problem. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }

  get code(): ErrorCode {
    return this.problem.code;
  }

  /** The details, when this error has the code: `error.detailsOf('below-minimum')?.lackingPaise`. */
  detailsOf<Code extends ErrorCode>(code: Code): ErrorDetails[Code] | null {
    return this.problem.code === code ? (this.problem.details as ErrorDetails[Code]) : null;
  }
}

/** The API could not be reached, so nobody knows whether it did what was asked. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

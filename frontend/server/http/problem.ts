import type { ErrorCode, ErrorDetails, Problem } from '@shop/contracts/errors';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  413: 'Content Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** What a caller of the API is answered where this server answers for the backend. */
export function problem<Code extends ErrorCode>(
  status: number,
  code: Code,
  details: ErrorDetails[Code],
  requestId: string,
): Problem<Code> {
  return { type: 'about:blank', status, title: TITLES[status] ?? 'Error', code, requestId, details };
}

import type { Problem } from '@shop/contracts/errors';

/** What a caller of the API gets whose address cannot be decoded; a page's visitor gets the error page. */
export function badAddress(requestId: string): Problem<'invalid-request'> {
  return {
    type: 'about:blank',
    status: 400,
    title: 'Bad Request',
    code: 'invalid-request',
    requestId,
    details: { fields: {} },
  };
}

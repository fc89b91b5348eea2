import type { PageContext } from 'vike/types';

/** What went wrong, as a status of HTTP. */
export function errorStatus({ malformed, abortStatusCode, is404 }: PageContext): number {
  return malformed ? 400 : (abortStatusCode ?? (is404 ? 404 : 500));
}

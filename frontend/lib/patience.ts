import type { Endpoint } from '@shop/contracts/endpoint';

/**
 * How long this side waits for a whole answer of the backend, ms. Each is longer than the backend's own waits for the
 * database (2.5 s at most, backend/src/persistence/time-outs.ts), so that its reason arrives when it has one.
 */
export const PATIENCE = {
  /** Whoever looks at a page is told of an outage within 3 s. */
  read: 2_700,
  /** A bill changes nothing, so nobody is left in doubt by giving it up; but none of a page's reads shorten it. */
  quote: 2_700,
  /** Once sent, an order given up is neither placed nor refused for whoever waits: under load, better late than unknown. */
  write: 10_000,
  /** Papers are printed one after the other. */
  paper: 6_000,
} as const;

export type Kind = keyof typeof PATIENCE;

export function kindOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): Kind {
  if (path === '/api/public/quotes') return 'quote';
  if (method !== 'GET') return 'write';
  return path.endsWith('.pdf') ? 'paper' : 'read';
}

/**
 * How long a request may take to arrive, ms: its head, and all of it. Node looks only every 30 s unless told, and waits
 * 60 s for a head: all three together make 15 s true.
 */
export const SERVER_TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
} as const;

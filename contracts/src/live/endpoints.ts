import { endpoint } from '../endpoint.ts';

/**
 * Server-sent events: `live` at once, which says that nothing is missed from here on; then a `change` with a
 * `LiveChange` for whatever the person may read. It ends when that cannot be kept, and when their rights end.
 */
export const watchLive = endpoint('GET', '/api/admin/live')<{ view: unknown }>();

import type { Config } from 'vike/types';

/** Somebody's own order. */
export default { noindex: true } satisfies Config;

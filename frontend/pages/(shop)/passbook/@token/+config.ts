import type { Config } from 'vike/types';

/** Somebody's own passbook. */
export default { noindex: true } satisfies Config;

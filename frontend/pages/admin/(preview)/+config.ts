import type { Config } from 'vike/types';

/** What staff look at as the public would: in the shop's own layout. */
export default { guards: ['auth'] } satisfies Config;

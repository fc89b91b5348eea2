import type { Config } from 'vike/types';

export default { guards: ['referer-auth'] } satisfies Config;

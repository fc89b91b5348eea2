import type { Config } from 'vike/types';

export default { guards: ['auth'] } satisfies Config;

import type { Config } from 'vike/types';

/** The same list under many codes: search engines know it by its plain address. */
export default { noindex: true } satisfies Config;

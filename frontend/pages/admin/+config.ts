import type { Config } from 'vike/types';

/** Staff and referrers: rendered in the browser, behind named guards, out of search engines. */
export default {
  ssr: false,
  noindex: true,
} satisfies Config;

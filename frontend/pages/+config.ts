import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';
import { locale } from '../lib/language.ts';
import { words } from '../words/en/shop/site.ts';

export default {
  extends: [vikeReact],
  title: words.title,
  description: words.description,
  lang: locale,
  stream: false,
  passToClient: ['shop', 'closed', 'publicUrl', 'malformed', 'failedRequest'],
  hooksTimeout: false,
  meta: {
    guards: { env: { server: true, client: true } },
    noindex: { env: { server: true } },
  },
} satisfies Config;

import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  stream: false,
  passToClient: ['shop', 'closed', 'publicUrl', 'malformed', 'failedRequest'],
  hooksTimeout: false,
  meta: {
    guards: { env: { server: true, client: true } },
    noindex: { env: { server: true } },
  },
} satisfies Config;

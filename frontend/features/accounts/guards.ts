import { readReferrer, readStaff } from '@shop/contracts/accounts/endpoints';
import type { Endpoint, Exchange } from '@shop/contracts/endpoint';
import { ApiError } from '../../api/api-error.ts';
import { callSignedIn } from '../../api/call-signed-in.ts';
import { type Guard } from '../../lib/guards.ts';
import { paths } from '../../lib/paths.ts';

/**
 * The guards a page can ask for by name (`guards: ['auth']` in its +config). They are courtesy: what may be
 * seen is decided by the backend.
 */
export const guards = {
  auth: signedIn(readStaff, paths.staffSignIn),
  'referer-auth': signedIn(readReferrer, paths.referrerSignIn),
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

function signedIn(session: Endpoint<string, Exchange>, signInPath: string): Guard {
  return async ({ urlOriginal }) => {
    try {
      await callSignedIn(session);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.status !== 401) throw error;
      return `${signInPath}?next=${encodeURIComponent(urlOriginal)}`;
    }
  };
}

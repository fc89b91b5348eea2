import { ApiError } from '../../api/api-error.ts';
import { type Guard } from '../../lib/routes/guards.ts';
import { signInAddress, type Area } from './entry-address.ts';
import { sessions } from './session.ts';

/**
 * The guards a page can ask for by name (`guards: ['auth']` in its +config). They are courtesy: what may be
 * seen is decided by the backend.
 */
export const guards = {
  auth: signedIn('staff'),
  'referer-auth': signedIn('referrer'),
} satisfies Record<string, Guard>;

function signedIn(area: Area): Guard {
  const session = sessions[area];
  return async ({ urlOriginal }) => {
    try {
      await session.read();
      return null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.status !== 401) throw error;
      return signInAddress(area, urlOriginal, session.wasOpen());
    }
  };
}

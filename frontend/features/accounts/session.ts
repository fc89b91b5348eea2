import { readReferrer, readStaff } from '@shop/contracts/accounts/endpoints';
import { callSignedIn } from '../../api/call-signed-in.ts';

/** How long the backend's last word on who is signed in serves the guards, ms. */
const REMEMBERED = 60_000;

/** Who is signed in, as the backend said last. Signing in and out load a new document, which forgets it. */
function rememberedSession<Person>(ask: () => Promise<Person>) {
  let person: Person | null = null;
  let askedAt = 0;
  return {
    /** @throws {ApiError} with status 401 when nobody is signed in */
    read: async (): Promise<Person> => {
      if (person === null || Date.now() - askedAt > REMEMBERED) {
        person = await ask();
        askedAt = Date.now();
      }
      return person;
    },
    /** Whom the page's guard let in. */
    current: (): Person => {
      if (person === null) throw new Error('Only pages behind a guard know who is signed in');
      return person;
    },
    /** Whether somebody was signed in since this document was loaded. */
    wasOpen: (): boolean => person !== null,
  };
}

export const staffSession = rememberedSession(() => callSignedIn(readStaff));
export const referrerSession = rememberedSession(() => callSignedIn(readReferrer));
export const sessions = { staff: staffSession, referrer: referrerSession } as const;

import { signOutReferrer, signOutStaff } from '@shop/contracts/accounts/endpoints';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { callQuietly } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { toast } from '../../../../ui/messages/toast.ts';
import { signedOutAddress, type Area } from '../../../accounts/entry-address.ts';

export const signOutOfStaff = (): Promise<unknown> => callQuietly(signOutStaff);
export const signOutOfReferrer = (): Promise<unknown> => callQuietly(signOutReferrer);

/** Ends the session and leaves by a new document, so that nothing of it stays in memory. */
export function useSignOut(area: Area, end: () => Promise<unknown>): [signOut: () => void, leaving: boolean] {
  const [leaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    try {
      await end();
    } catch (error) {
      const over = error instanceof ApiError && error.problem.status === 401;
      if (!over) {
        setLeaving(false);
        return toast(sentenceOf(error), 'error');
      }
    }
    location.assign(signedOutAddress(area));
  };
  return [() => void signOut(), leaving];
}

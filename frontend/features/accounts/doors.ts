import { beginOpenId, signInReferrer, signInStaff } from '@shop/contracts/accounts/endpoints';
import {
  askReferrerPasswordReset,
  beginReferrerOpenId,
  readReferrerLink,
  useReferrerLink as chooseByReferrerLink,
} from '@shop/contracts/referrer-account/endpoints';
import {
  askPasswordReset,
  readStaffLink,
  useStaffLink as chooseByStaffLink,
} from '@shop/contracts/users/endpoints';
import { paths } from '../../lib/paths.ts';

/** What the ways into each area call, and where they lead. */
export const DOORS = {
  staff: {
    signIn: signInStaff,
    readLink: readStaffLink,
    choose: chooseByStaffLink,
    askReset: askPasswordReset,
    atProvider: beginOpenId,
    provenPath: paths.proven,
    signInPath: paths.staffSignIn,
    forgotPath: paths.forgotPassword,
  },
  referrer: {
    signIn: signInReferrer,
    readLink: readReferrerLink,
    choose: chooseByReferrerLink,
    askReset: askReferrerPasswordReset,
    atProvider: beginReferrerOpenId,
    provenPath: paths.referrerProven,
    signInPath: paths.referrerSignIn,
    forgotPath: paths.referrerForgotPassword,
  },
} as const;

import { beginOpenId, signInReferrer, signInStaff } from '@shop/contracts/accounts/endpoints';
import type { SignInRequest } from '@shop/contracts/accounts/requests';
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
import { call } from '../../api/client.ts';
import { paths } from '../../lib/paths.ts';

/** What the sign-in and password pages of each area call, and where they lead. */
export const AREAS = {
  staff: {
    signIn: (body: SignInRequest) => call(signInStaff, { body }),
    readLink: readStaffLink,
    choose: chooseByStaffLink,
    askReset: askPasswordReset,
    atProvider: beginOpenId,
    provenPath: paths.proven,
    signInPath: paths.staffSignIn,
    forgotPath: paths.forgotPassword,
  },
  referrer: {
    signIn: (body: SignInRequest) => call(signInReferrer, { body }),
    readLink: readReferrerLink,
    choose: chooseByReferrerLink,
    askReset: askReferrerPasswordReset,
    atProvider: beginReferrerOpenId,
    provenPath: paths.referrerProven,
    signInPath: paths.referrerSignIn,
    forgotPath: paths.referrerForgotPassword,
  },
} as const;

import { endpoint } from '../endpoint.ts';
import type {
  BeginOpenIdQuery,
  FinishOpenIdQuery,
  ConfirmPasswordRequest,
  SignInRequest,
} from './requests.ts';
import type { IdentityProviderView, OwnerAlertView, ReferrerView, StaffView } from './views.ts';

/** Sets the session's cookies. */
export const signInStaff = endpoint('POST', '/api/public/staff-session')<{
  body: SignInRequest;
  view: StaffView;
}>();

/** A new access token for the refresh token in the cookie, which is rotated. */
export const refreshStaff = endpoint('POST', '/api/public/staff-session/refresh')<{ view: StaffView }>();

/** The identity provider by which people may sign in besides the password. */
export const readIdentityProvider = endpoint('GET', '/api/public/doors')<{ view: IdentityProviderView }>();
/** Redirects to the provider, and from there to `finishOpenId`, which redirects to the sign-in page. */
export const beginOpenId = endpoint('GET', '/api/public/staff-session/openid')<{
  query: BeginOpenIdQuery;
  view: undefined;
}>();
export const finishOpenId = endpoint('GET', '/api/public/staff-session/openid/callback')<{
  query: FinishOpenIdQuery;
  view: undefined;
}>();

/** Of the last seven days, newest first; dismissed by nobody. */
export const listOwnerAlerts = endpoint('GET', '/api/admin/owner-alerts')<{ view: OwnerAlertView[] }>();

export const readStaff = endpoint('GET', '/api/admin/session')<{ view: StaffView }>();

/** Opens what asks for a fresh password for some minutes. */
export const confirmPassword = endpoint('POST', '/api/admin/session/password')<{
  body: ConfirmPasswordRequest;
  view: undefined;
}>();

/** The same at the provider: it redirects there, and from there to a page that tells the one that asked. */
export const proveByOpenId = endpoint('GET', '/api/admin/session/openid')<{ view: undefined }>();

export const signOutStaff = endpoint('DELETE', '/api/admin/session')<{ view: undefined }>();

export const signInReferrer = endpoint('POST', '/api/public/referrer-session')<{
  body: SignInRequest;
  view: ReferrerView;
}>();

export const refreshReferrer = endpoint('POST', '/api/public/referrer-session/refresh')<{
  view: ReferrerView;
}>();

export const readReferrer = endpoint('GET', '/api/referrer/session')<{ view: ReferrerView }>();

export const signOutReferrer = endpoint('DELETE', '/api/referrer/session')<{ view: undefined }>();

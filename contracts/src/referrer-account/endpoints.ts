import type { BeginOpenIdQuery, ConfirmPasswordRequest, FinishOpenIdQuery } from '../accounts/requests.ts';
import { endpoint } from '../endpoint.ts';
import type {
  AskPasswordResetRequest,
  ChangePasswordRequest,
  ChooseLanguageRequest,
  ConfirmSecondFactorRequest,
  UseAccountLinkRequest,
} from '../users/requests.ts';
import type {
  AccountLinkView,
  AccountSessionsView,
  NewSecondFactorView,
  RecoveryCodesView,
  SecondFactorView,
} from '../users/views.ts';

/* What a referrer does with the own account: each means what its like for staff means. */

export const readReferrerLink = endpoint('GET', '/api/public/referrer-links/:token')<{
  view: AccountLinkView;
}>();
export const useReferrerLink = endpoint('POST', '/api/public/referrer-links/:token')<{
  body: UseAccountLinkRequest;
  view: undefined;
}>();
export const askReferrerPasswordReset = endpoint('POST', '/api/public/referrer-password-reset')<{
  body: AskPasswordResetRequest;
  view: undefined;
}>();

export const beginReferrerOpenId = endpoint('GET', '/api/public/referrer-session/openid')<{
  query: BeginOpenIdQuery;
  view: undefined;
}>();
export const finishReferrerOpenId = endpoint('GET', '/api/public/referrer-session/openid/callback')<{
  query: FinishOpenIdQuery;
  view: undefined;
}>();
export const proveReferrerByOpenId = endpoint('GET', '/api/referrer/session/openid')<{ view: undefined }>();
export const confirmReferrerPassword = endpoint('POST', '/api/referrer/session/password')<{
  body: ConfirmPasswordRequest;
  view: undefined;
}>();

export const listReferrerSessions = endpoint('GET', '/api/referrer/account/sessions')<{
  view: AccountSessionsView;
}>();
export const endReferrerSession = endpoint('DELETE', '/api/referrer/account/sessions/:sessionId')<{
  view: AccountSessionsView;
}>();
export const endOtherReferrerSessions = endpoint('DELETE', '/api/referrer/account/sessions')<{
  view: AccountSessionsView;
}>();
export const changeReferrerPassword = endpoint('PUT', '/api/referrer/account/password')<{
  body: ChangePasswordRequest;
  view: undefined;
}>();
/** Of their area. */
export const chooseReferrerLanguage = endpoint('PUT', '/api/referrer/account/language')<{
  body: ChooseLanguageRequest;
  view: undefined;
}>();

export const readReferrerFactor = endpoint('GET', '/api/referrer/account/second-factor')<{
  view: SecondFactorView;
}>();
export const beginReferrerFactor = endpoint('POST', '/api/referrer/account/second-factor')<{
  view: NewSecondFactorView;
}>();
export const turnOnReferrerFactor = endpoint('POST', '/api/referrer/account/second-factor/code')<{
  body: ConfirmSecondFactorRequest;
  view: RecoveryCodesView;
}>();
export const turnOffReferrerFactor = endpoint('DELETE', '/api/referrer/account/second-factor')<{
  view: undefined;
}>();
export const renewReferrerCodes = endpoint('POST', '/api/referrer/account/recovery-codes')<{
  view: RecoveryCodesView;
}>();

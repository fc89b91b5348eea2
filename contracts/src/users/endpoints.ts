import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type {
  AskPasswordResetRequest,
  ChangePasswordRequest,
  ChangeRoleRequest,
  ChooseLanguageRequest,
  ConfirmSecondFactorRequest,
  InviteUserRequest,
  ListUsersQuery,
  UseAccountLinkRequest,
} from './requests.ts';
import type {
  MadeLinkView,
  AccountLinkView,
  AccountSessionsView,
  UserView,
  NewSecondFactorView,
  RecoveryCodesView,
  SecondFactorView,
} from './views.ts';

/** By name. */
export const listUsers = endpoint('GET', '/api/admin/users')<{
  query: ListUsersQuery;
  view: ListPage<UserView>;
}>();

export const readUser = endpoint('GET', '/api/admin/users/:id')<{ view: UserView }>();

export const inviteUser = endpoint('POST', '/api/admin/users')<{
  body: InviteUserRequest;
  view: MadeLinkView;
}>();

/** A new link for whoever has no password yet, or forgot it; it makes earlier ones worthless. */
export const makeStaffLink = endpoint('POST', '/api/admin/users/:id/link')<{ view: MadeLinkView }>();

export const changeRole = endpoint('POST', '/api/admin/users/:id/role')<{
  body: ChangeRoleRequest;
  view: UserView;
}>();

/** Ends all their sessions at once. */
export const disableUser = endpoint('POST', '/api/admin/users/:id/disable')<{ view: UserView }>();
export const enableUser = endpoint('POST', '/api/admin/users/:id/enable')<{ view: UserView }>();

export const listUserSessions = endpoint('GET', '/api/admin/users/:id/sessions')<{
  view: AccountSessionsView;
}>();
export const endUserSession = endpoint('DELETE', '/api/admin/users/:id/sessions/:sessionId')<{
  view: AccountSessionsView;
}>();

export const listOwnSessions = endpoint('GET', '/api/admin/account/sessions')<{
  view: AccountSessionsView;
}>();
export const endOwnSession = endpoint('DELETE', '/api/admin/account/sessions/:sessionId')<{
  view: AccountSessionsView;
}>();
/** All but the one that asks. */
export const endOtherSessions = endpoint('DELETE', '/api/admin/account/sessions')<{
  view: AccountSessionsView;
}>();

/** 404 for no such link, 410 for one that was used or ended. */
export const readStaffLink = endpoint('GET', '/api/public/staff-links/:token')<{ view: AccountLinkView }>();
export const useStaffLink = endpoint('POST', '/api/public/staff-links/:token')<{
  body: UseAccountLinkRequest;
  view: undefined;
}>();

/** The same answer whether the e-mail is known or not. */
export const askPasswordReset = endpoint('POST', '/api/public/staff-password-reset')<{
  body: AskPasswordResetRequest;
  view: undefined;
}>();

/** Ends all sessions but the one that asks. */
export const changePassword = endpoint('PUT', '/api/admin/account/password')<{
  body: ChangePasswordRequest;
  view: undefined;
}>();

/** Of packing, stock and the lorry sheet. */
export const chooseLanguage = endpoint('PUT', '/api/admin/account/language')<{
  body: ChooseLanguageRequest;
  view: undefined;
}>();

export const readSecondFactor = endpoint('GET', '/api/admin/account/second-factor')<{
  view: SecondFactorView;
}>();
/** It counts once a code of it was typed: `turnOnSecondFactor`. */
export const beginSecondFactor = endpoint('POST', '/api/admin/account/second-factor')<{
  view: NewSecondFactorView;
}>();
export const turnOnSecondFactor = endpoint('POST', '/api/admin/account/second-factor/code')<{
  body: ConfirmSecondFactorRequest;
  view: RecoveryCodesView;
}>();
export const turnOffSecondFactor = endpoint('DELETE', '/api/admin/account/second-factor')<{
  view: undefined;
}>();
export const renewRecoveryCodes = endpoint('POST', '/api/admin/account/recovery-codes')<{
  view: RecoveryCodesView;
}>();

/** A colleague’s, who lost both telephone and paper. */
export const removeSecondFactor = endpoint('DELETE', '/api/admin/users/:id/second-factor')<{
  view: UserView;
}>();

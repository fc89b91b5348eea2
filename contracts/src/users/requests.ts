import { IsIn, IsUUID, Matches } from 'class-validator';
import { LANGUAGES, type Language } from '../rules/language.ts';
import { DESK_TEXT, TEXT } from '../rules/limits.ts';
import { ROLES, type Role } from '../rules/permissions.ts';
import { ListQuery } from '../listing/requests.ts';
import { IsEmailAddress, IsText, Optional } from '../validation.ts';
import { USER_STATES, type UserState } from './views.ts';

export class ListUsersQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(ROLES) role?: Role;
  @Optional() @IsIn(USER_STATES) state?: UserState;
}

export class UserParams {
  @IsUUID() id!: string;
}

export class UserSessionParams {
  @IsUUID() id!: string;
  @IsUUID() sessionId!: string;
}

export class OwnSessionParams {
  @IsUUID() sessionId!: string;
}

export class InviteUserRequest {
  @IsEmailAddress() email!: string;
  @IsText(TEXT.personName) name!: string;
  @IsIn(ROLES) role!: Role;
}

export class ChangeRoleRequest {
  /** What it was when it was looked at. */
  @IsIn(ROLES) from!: Role;
  @IsIn(ROLES) to!: Role;
}

export class ConfirmSecondFactorRequest {
  @IsText(TEXT.oneTimeCode) code!: string;
}

export class ChangePasswordRequest {
  @IsText(TEXT.newPassword) password!: string;
}

export class ChooseLanguageRequest {
  @IsIn(LANGUAGES) language!: Language;
}

export class AccountLinkParams {
  @Matches(/^[\w-]{22}$/) token!: string;
}

export class UseAccountLinkRequest {
  /** An invitation’s: how they call themselves. */
  @Optional() @IsText(TEXT.personName) name?: string;
  @IsText(TEXT.newPassword) password!: string;
}

export class AskPasswordResetRequest {
  @IsEmailAddress() email!: string;
}

import { IsIn, IsUUID, Matches } from 'class-validator';
import { TEXT } from '../rules/limits.ts';
import { ROLES, type Role } from '../rules/permissions.ts';
import { IsEmailAddress, IsText, Optional } from '../validation.ts';

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

export class StaffLinkParams {
  @Matches(/^[\w-]{22}$/) token!: string;
}

export class UseStaffLinkRequest {
  /** An invitation’s: how they call themselves. */
  @Optional() @IsText(TEXT.personName) name?: string;
  @IsText(TEXT.newPassword) password!: string;
}

export class AskPasswordResetRequest {
  @IsEmailAddress() email!: string;
}

import { TEXT } from '../rules/limits.ts';
import { IsEmailAddress, IsText, Optional } from '../validation.ts';

export class SignInRequest {
  @IsEmailAddress() email!: string;
  @IsText(TEXT.password) password!: string;
  /** Where the account has a second factor. */
  @Optional() @IsText(TEXT.oneTimeCode) code?: string;
}

export class ConfirmPasswordRequest {
  @IsText(TEXT.password) password!: string;
}

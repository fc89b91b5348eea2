import { TEXT } from '../rules/limits.ts';
import { IsEmailAddress, IsText } from '../validation.ts';

export class SignInRequest {
  @IsEmailAddress() email!: string;
  @IsText(TEXT.password) password!: string;
}

export class ConfirmPasswordRequest {
  @IsText(TEXT.password) password!: string;
}

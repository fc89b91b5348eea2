import { Matches, MaxLength } from 'class-validator';
import { TEXT } from '../rules/limits.ts';
import { IsEmailOrMobile, IsText, Optional } from '../validation.ts';

/** A part of a provider's answer. */
const ANSWER = { min: 0, max: 2000 };

export class SignInRequest {
  /** Or, for referrers, their mobile number. */
  @IsEmailOrMobile() email!: string;
  @IsText(TEXT.password) password!: string;
  /** Where the account has a second factor. */
  @Optional() @IsText(TEXT.oneTimeCode) code?: string;
}

export class ConfirmPasswordRequest {
  @IsText(TEXT.password) password!: string;
}

export class BeginOpenIdQuery {
  /** A page of the shop, to go to afterwards. */
  @Optional() @Matches(/^\/(?![/\\])[!-~]*$/) @MaxLength(500) next?: string;
}

/** What providers are known to answer with; the library checks what counts. */
export class FinishOpenIdQuery {
  @Optional() @IsText(ANSWER) code?: string;
  @Optional() @IsText(ANSWER) state?: string;
  @Optional() @IsText(ANSWER) iss?: string;
  @Optional() @IsText(ANSWER) session_state?: string;
  @Optional() @IsText(ANSWER) scope?: string;
  @Optional() @IsText(ANSWER) authuser?: string;
  @Optional() @IsText(ANSWER) prompt?: string;
  @Optional() @IsText(ANSWER) hd?: string;
  @Optional() @IsText(ANSWER) error?: string;
  @Optional() @IsText(ANSWER) error_description?: string;
  @Optional() @IsText(ANSWER) error_uri?: string;
}

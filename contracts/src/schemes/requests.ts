import { IsUUID, Matches } from 'class-validator';
import { MEMBER_TEXT, SCHEME_TEXT, SLUG, TEXT } from '../rules/limits.ts';
import { IsAccepted, IsMobile, IsOne, IsText, Nullable, Optional } from '../validation.ts';

export class NomineeRequest {
  @IsText(TEXT.personName) name!: string;
  /** What the nominee is to the member. */
  @IsText(MEMBER_TEXT.relation) relation!: string;
  @Nullable() @IsMobile() phone!: string | null;
}

export class JoinSchemeRequest {
  /** Made once a form: the same key gets the same passbook. */
  @IsUUID() idempotencyKey!: string;
  @IsText(TEXT.personName) name!: string;
  @IsMobile() phone!: string;
  @IsText(TEXT.address) address!: string;
  @IsOne(() => NomineeRequest) nominee!: NomineeRequest;
  /** To the terms of the scheme, and that the shop keeps these data. */
  @IsAccepted() consent!: true;
  @IsAccepted() adult!: true;
  /** A box that people do not see: whatever fills it in is no person. */
  @Optional() @IsText(TEXT.trap) website?: string;
}

export class SchemeParams {
  @Matches(SLUG) @IsText(SCHEME_TEXT.slug) slug!: string;
}

export class PassbookParams {
  @Matches(/^[A-Za-z0-9_-]{22}$/) token!: string;
}

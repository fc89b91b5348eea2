import { IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { ListQuery } from '../listing/requests.ts';
import {
  ACCOUNT_NUMBER,
  DESK_TEXT,
  IFSC,
  PAN,
  REFERRAL_CODE,
  REFERRER_TEXT,
  TEXT,
  UPI_ID,
} from '../rules/limits.ts';
import { IsEmailAddress, IsMobile, IsText, Nullable, Optional } from '../validation.ts';
import {
  FLAG_DECISIONS,
  FLAG_STATES,
  REFERRER_STATES,
  type FlagDecision,
  type FlagState,
  type ReferrerState,
} from './views.ts';

export class ReferrerParams {
  @IsUUID() id!: string;
}

export class SuspendReferrerRequest {
  /** They read it. */
  @Optional() @IsText(DESK_TEXT.reason) reason?: string;
}

export const REFERRER_SORTS = ['name', 'due'] as const;

export class ListReferrersQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(REFERRER_STATES) state?: ReferrerState;
  @Optional() @IsIn(REFERRER_SORTS) sort?: (typeof REFERRER_SORTS)[number];
}

/** Who shall come in; what they are paid by is entered later. */
export class NewReferrerRequest {
  @IsText(TEXT.personName) name!: string;
  @IsMobile() phone!: string;
  @Nullable() @IsEmailAddress() email!: string | null;
  @Matches(REFERRAL_CODE) code!: string;
  @IsInt() @Min(0) @Max(10_000) commissionBasisPoints!: number;
}

export class SaveReferrerRequest extends NewReferrerRequest {
  @IsInt() @Min(0) revision!: number;
  @Nullable() @IsText(REFERRER_TEXT.address) address!: string | null;
  @Nullable() @Matches(PAN) pan!: string | null;
  @Nullable() @Matches(UPI_ID) upiId!: string | null;
  @Nullable() @IsText(REFERRER_TEXT.accountName) accountName!: string | null;
  @Nullable() @Matches(ACCOUNT_NUMBER) accountNumber!: string | null;
  @Nullable() @Matches(IFSC) ifsc!: string | null;
}

export class ListReferralFlagsQuery extends ListQuery {
  @Optional() @IsIn(FLAG_STATES) state?: FlagState;
  /** A referrer's id. */
  @Optional() @IsUUID() referrer?: string;
}

export class ReferralFlagParams {
  @IsUUID() id!: string;
}

export class DecideReferralFlagRequest {
  /** What was decided when staff looked; something else since is a conflict. */
  @Nullable() @IsIn(FLAG_DECISIONS) from!: FlagDecision | null;
  @IsIn(FLAG_DECISIONS) decision!: FlagDecision;
  @IsText(DESK_TEXT.reason) reason!: string;
}

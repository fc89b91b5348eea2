import { ArrayUnique, IsArray, IsIn, IsInt, IsUUID, Matches, Max, Min, ValidateIf } from 'class-validator';
import { DayRangeListQuery, ListQuery } from '../listing/requests.ts';
import {
  ACCOUNT_NUMBER,
  DESK_TEXT,
  IFSC,
  MEMBER_TEXT,
  MOST_PAISE,
  MOST_PAYOUTS,
  PASSBOOK_NUMBER,
  PAYMENT_REFERENCE,
  REFERRER_TEXT,
  SCHEME_TEXT,
  SLUG,
  TEXT,
  UPI_ID,
  UPLOAD_KEY,
} from '../rules/limits.ts';
import { LANGUAGES, type Language } from '../rules/language.ts';
import {
  ENDINGS,
  MEMBERSHIP_STATES,
  SCHEME_STATES,
  type Ending,
  type MembershipState,
  type SchemeState,
} from '../rules/schemes/membership-states.ts';
import { PAYMENT_WARNINGS, PAYMENT_MODES, type PaymentWarning } from '../rules/orders/payments.ts';
import { SCHEME } from '../rules/schemes/scheme.ts';
import {
  IsAccepted,
  IsDay,
  IsEmailAddress,
  IsListOf,
  IsMobile,
  IsOne,
  IsText,
  Nullable,
  Optional,
} from '../validation.ts';
import { MEMBER_DUES, type MemberDue } from './member-views.ts';

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
  @Optional() @IsEmailAddress() email?: string;
  @IsText(TEXT.address) address!: string;
  @IsOne(() => NomineeRequest) nominee!: NomineeRequest;
  /** To the terms of the scheme, and that the shop keeps these data. */
  @IsAccepted() consent!: true;
  @IsAccepted() adult!: true;
  /** Of the page that it comes from; English where it names none. */
  @Optional() @IsIn(LANGUAGES) language?: Language;
  /** A box that people do not see: whatever fills it in is no person. */
  @Optional() @IsText(TEXT.trap) website?: string;
}

export class SchemeParams {
  @Matches(SLUG) @IsText(SCHEME_TEXT.slug) slug!: string;
}

export class PassbookParams {
  @Matches(/^[A-Za-z0-9_-]{22}$/) token!: string;
}

/** A passbook to pay with; the phone is the member's. */
export class AskCreditRequest {
  @Matches(PASSBOOK_NUMBER) passbook!: string;
  @IsMobile() phone!: string;
}

export class ListSchemesQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(SCHEME_STATES) state?: SchemeState;
}

export class SchemeRequest {
  @IsText(SCHEME_TEXT.name) name!: string;
  @Nullable() @IsText(SCHEME_TEXT.name) nameTa!: string | null;
  @Matches(SLUG) @IsText(SCHEME_TEXT.slug) slug!: string;
  @IsText(SCHEME_TEXT.description) description!: string;
  @Nullable() @IsText(SCHEME_TEXT.description) descriptionTa!: string | null;
  @Nullable() @Matches(UPLOAD_KEY) pictureKey!: string | null;
  @IsInt() @Min(SCHEME.monthlyPaise.min) @Max(SCHEME.monthlyPaise.max) monthlyPaise!: number;
  @IsInt() @Min(SCHEME.instalments.min) @Max(SCHEME.instalments.max) instalments!: number;
  @IsInt()
  @Min(SCHEME.benefitBasisPoints.min)
  @Max(SCHEME.benefitBasisPoints.max)
  benefitBasisPoints!: number;
  /** Any day of the month of the first instalment. */
  @IsDay() firstMonth!: string;
  @IsInt() @Min(SCHEME.dueDay.min) @Max(SCHEME.dueDay.max) dueDay!: number;
  @IsInt() @Min(SCHEME.graceDays.min) @Max(SCHEME.graceDays.max) graceDays!: number;
  @IsDay() joinUntil!: string;
  @IsInt() @Min(SCHEME.mostMembers.min) @Max(SCHEME.mostMembers.max) mostMembers!: number;
}

export class SaveSchemeRequest extends SchemeRequest {
  @IsInt() @Min(0) revision!: number;
}

export class SchemeIdParams {
  @IsUUID() id!: string;
}

export class MoveSchemeRequest {
  @IsIn(SCHEME_STATES) from!: SchemeState;
  @IsIn(SCHEME_STATES) to!: SchemeState;
}

export class CollectionQuery {
  /** Any day of the month. */
  @Optional() @IsDay() month?: string;
}

export class ListMembersQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  /** The slug of a scheme. */
  @Optional() @Matches(SLUG) @IsText(SCHEME_TEXT.slug) scheme?: string;
  @Optional() @IsIn(MEMBERSHIP_STATES) state?: MembershipState;
  @Optional() @IsIn(MEMBER_DUES) due?: MemberDue;
}

export class ListEntriesQuery extends DayRangeListQuery {
  @Optional() @Matches(SLUG) @IsText(SCHEME_TEXT.slug) scheme?: string;
}

export class MemberParams {
  @Matches(PASSBOOK_NUMBER) number!: string;
}

export class EntryParams extends MemberParams {
  @IsUUID() entry!: string;
}

/** Who a member is; the nominee is entered beside, so that a form has a box for each. */
export class SaveMemberRequest {
  @IsText(TEXT.personName) name!: string;
  @IsMobile() phone!: string;
  @Nullable() @IsEmailAddress() email!: string | null;
  @IsText(TEXT.address) address!: string;
  @IsText(TEXT.personName) nomineeName!: string;
  @IsText(MEMBER_TEXT.relation) nomineeRelation!: string;
  @Nullable() @IsMobile() nomineePhone!: string | null;
  @IsInt() @Min(0) revision!: number;
}

/** Where money goes that is paid back: a UPI ID, or an account. The phone is the member's. */
export class GivePayeeRequest {
  @IsMobile() phone!: string;
  @Nullable() @Matches(UPI_ID) upiId!: string | null;
  @Nullable() @IsText(REFERRER_TEXT.accountName) accountName!: string | null;
  @Nullable() @Matches(ACCOUNT_NUMBER) accountNumber!: string | null;
  @Nullable() @Matches(IFSC) ifsc!: string | null;
}

/** As it was shown: another sum since is a conflict. */
export class DueRefundRequest {
  @Matches(PASSBOOK_NUMBER) number!: string;
  @IsInt() @Min(1) @Max(MOST_PAISE) paise!: number;
}

export class ProposeRefundsRequest {
  @IsListOf(() => DueRefundRequest, 1, MOST_PAYOUTS) refunds!: DueRefundRequest[];
}

/** Somebody who joins at the counter, and says there that they agree. */
export class EnrolMemberRequest {
  @IsText(TEXT.personName) name!: string;
  @IsMobile() phone!: string;
  @Nullable() @IsEmailAddress() email!: string | null;
  @IsText(TEXT.address) address!: string;
  @IsText(TEXT.personName) nomineeName!: string;
  @IsText(MEMBER_TEXT.relation) nomineeRelation!: string;
  @Nullable() @IsMobile() nomineePhone!: string | null;
  /** To the terms of the scheme, and that the shop keeps these data. */
  @IsAccepted() consent!: true;
  @IsAccepted() adult!: true;
  /** What was asked already, and is meant so. */
  @Optional() @IsArray() @ArrayUnique() @IsIn(PAYMENT_WARNINGS, { each: true }) despite?: PaymentWarning[];
}

export class MemberPaymentRequest {
  @IsIn(PAYMENT_MODES) mode!: (typeof PAYMENT_MODES)[number];
  @IsInt() @Min(1) @Max(MOST_PAISE) amountPaise!: number;
  /** UTR of a UPI or bank transfer; may be null for cash. */
  @ValidateIf(({ mode }: MemberPaymentRequest, value) => value !== null || mode !== 'cash')
  @Matches(PAYMENT_REFERENCE)
  reference!: string | null;
  @IsDay() receivedOn!: string;
  @IsText(DESK_TEXT.paymentNote) note!: string;
  /** What was asked already, and is meant so. */
  @Optional() @IsArray() @ArrayUnique() @IsIn(PAYMENT_WARNINGS, { each: true }) despite?: PaymentWarning[];
}

export class CorrectEntryRequest {
  @IsText(DESK_TEXT.reason) reason!: string;
}

export class CancelMemberRequest {
  /** The state when staff looked; another one since is a conflict. */
  @IsIn(MEMBERSHIP_STATES) from!: MembershipState;
  @IsIn(ENDINGS) ending!: Ending;
  @IsText(DESK_TEXT.reason) reason!: string;
}

import { TALLY_TEXT } from '../rules/documents/tally.ts';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { STEPS_THAT_CAN_WAIT, type StepThatCanWait } from '../rules/season/opening.ts';
import { SHOP_COLOUR_NAMES, type ShopColour } from '../rules/colours.ts';
import { HSN_DIGITS, type HsnDigits } from '../rules/documents/invoices/hsn-digits.ts';
import { INVOICE_PREFIX } from '../rules/documents/invoices/invoice-number.ts';
import {
  ACCOUNT_NUMBER,
  IFSC,
  MOST_CLAIM_DAYS,
  MOST_ORDERS,
  MOST_PAISE,
  MOST_PHONES,
  MOST_REDIRECTS,
  MOST_TAX_YEARS,
  ORDER_PREFIX,
  REFERRER_TEXT,
  SEASON_YEARS,
  SETTINGS_TEXT,
  SHOP_YEARS,
  TAG_MANAGER_ID,
  TAN,
  TAX_YEAR,
  UPI_ID,
  UPLOAD_KEY,
  RESERVING,
} from '../rules/limits.ts';
import {
  IsDay,
  IsEmailAddress,
  IsGstin,
  IsListOf,
  IsMobile,
  IsText,
  Nullable,
  Optional,
} from '../validation.ts';
import { SALE_MODES, type SaleMode } from '../rules/orders/sale-mode.ts';

export class SaveSeasonRequest {
  @IsInt() @Min(0) revision!: number;
  @IsText(SETTINGS_TEXT.season.name) name!: string;
  @IsInt() @Min(SEASON_YEARS.min) @Max(SEASON_YEARS.max) year!: number;
  @IsDay() opensOn!: string;
  @IsDay() closesOn!: string;
  @IsText(SETTINGS_TEXT.season.festival) festival!: string;
  @Nullable() @IsText(SETTINGS_TEXT.season.festival) festivalTa!: string | null;
  @Nullable() @IsDay() festivalOn!: string | null;
  @Nullable() @IsDay() lastOrderOn!: string | null;
  @IsText(SETTINGS_TEXT.season.message) message!: string;
  @Nullable() @IsText(SETTINGS_TEXT.season.message) messageTa!: string | null;
  @Nullable() @IsDay() nextOpensOn!: string | null;
}

/** Closes the shop at once, whatever the season's days say, or lets them decide again. */
export class TurnShopDoorRequest {
  @IsInt() @Min(0) revision!: number;
  @IsBoolean() closed!: boolean;
}

export class SaveSaleRequest {
  @IsInt() @Min(0) revision!: number;
  @IsIn(SALE_MODES) mode!: SaleMode;
  @Matches(ORDER_PREFIX) orderPrefix!: string;
  @IsBoolean() secondForCash!: boolean;
  @IsInt() @Min(0) @Max(MOST_CLAIM_DAYS) claimDays!: number;
}

export class SaveOrderLimitsRequest {
  @IsInt() @Min(0) revision!: number;
  @IsInt() @Min(100) @Max(MOST_PAISE) orderPaise!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) openOrdersPerPhone!: number;
  @IsInt() @Min(100) @Max(MOST_PAISE) openPaisePerPhone!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) ordersPerAddress!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) ordersPerDevice!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) ordersPerReferrer!: number;
  @IsInt() @Min(0) @Max(MOST_PAISE) reservePaise!: number;
  @IsInt() @Min(RESERVING.hours.min) @Max(RESERVING.hours.max) reserveHours!: number;
  @IsInt() @Min(RESERVING.percent.min) @Max(RESERVING.percent.max) breakerPercent!: number;
  @IsInt() @Min(RESERVING.minutes.min) @Max(RESERVING.minutes.max) breakerMinutes!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) breakerOrders!: number;
  @IsInt() @Min(RESERVING.percent.min) @Max(RESERVING.percent.max) strangersPercent!: number;
  @IsInt() @Min(0) @Max(MOST_ORDERS) strangersUnits!: number;
}

export class TaxYearRequest {
  @Matches(TAX_YEAR) year!: string;
  @IsText(REFERRER_TEXT.taxSection) section!: string;
  @IsInt() @Min(0) @Max(10_000) basisPoints!: number;
  @IsInt() @Min(0) @Max(10_000) withoutPanBasisPoints!: number;
  @IsInt() @Min(0) @Max(MOST_PAISE) thresholdPaise!: number;
}

export class SaveReferralTermsRequest {
  @IsInt() @Min(0) revision!: number;
  @IsInt() @Min(100) @Max(MOST_PAISE) minimumPayoutPaise!: number;
  @IsBoolean() secondApproval!: boolean;
  @IsListOf(() => TaxYearRequest, 0, MOST_TAX_YEARS) taxYears!: TaxYearRequest[];
  /** Missing: as it was. */
  @Optional() @Nullable() @Matches(TAN) tan?: string | null;
}

export class SaveIdentityRequest {
  @IsInt() @Min(0) revision!: number;
  @IsText(SETTINGS_TEXT.identity.name) name!: string;
  @IsText(SETTINGS_TEXT.identity.legalName) legalName!: string;
  @IsInt() @Min(SHOP_YEARS.min) @Max(SHOP_YEARS.max) since!: number;
  @IsText(SETTINGS_TEXT.identity.address) address!: string;
  @IsText(SETTINGS_TEXT.identity.city) city!: string;
  @Matches(/^[1-9]\d{5}$/) pinCode!: string;
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MOST_PHONES) @IsMobile({ each: true }) phones!: string[];
  @IsMobile() whatsapp!: string;
  @IsEmailAddress() email!: string;
  @IsText(SETTINGS_TEXT.identity.licenceNumber) licenceNumber!: string;
  @IsDay() licenceExpiresOn!: string;
  @IsGstin() gstin!: string;
}

export class SaveLooksRequest {
  @IsInt() @Min(0) revision!: number;
  @IsIn(SHOP_COLOUR_NAMES) colour!: ShopColour;
  @Nullable() @Matches(UPLOAD_KEY) logoKey!: string | null;
  @Nullable() @Matches(UPLOAD_KEY) homePictureKey!: string | null;
}

export class SavePaymentDetailsRequest {
  @IsInt() @Min(0) revision!: number;
  @Matches(UPI_ID) upiId!: string;
  @IsText(SETTINGS_TEXT.payment.accountName) accountName!: string;
  @Matches(ACCOUNT_NUMBER) accountNumber!: string;
  @Matches(IFSC) ifsc!: string;
  @IsText(SETTINGS_TEXT.payment.bank) bank!: string;
}

export class SaveInvoiceTermsRequest {
  @IsInt() @Min(0) revision!: number;
  @Matches(INVOICE_PREFIX) prefix!: string;
  @Matches(INVOICE_PREFIX) creditNotePrefix!: string;
  @Nullable() @IsInt() @Min(100) @Max(MOST_PAISE) ewayBillAbovePaise!: number | null;
  @IsIn(HSN_DIGITS) hsnDigits!: HsnDigits;
  @Nullable() @IsDay() eInvoiceFrom!: string | null;
}

export class SaveTallyNamesRequest {
  @IsInt() @Min(0) revision!: number;
  @IsText(TALLY_TEXT.company) company!: string;
  @IsText(TALLY_TEXT.ledger) customers!: string;
  @IsText(TALLY_TEXT.ledger) salesWithin!: string;
  @IsText(TALLY_TEXT.ledger) salesOutside!: string;
  @IsText(TALLY_TEXT.ledger) charges!: string;
  @IsText(TALLY_TEXT.ledger) cgst!: string;
  @IsText(TALLY_TEXT.ledger) sgst!: string;
  @IsText(TALLY_TEXT.ledger) igst!: string;
  @IsText(TALLY_TEXT.ledger) roundOff!: string;
  @IsText(TALLY_TEXT.ledger) cash!: string;
  @IsText(TALLY_TEXT.ledger) bank!: string;
  @IsText(TALLY_TEXT.ledger) upi!: string;
  @IsText(TALLY_TEXT.ledger) schemeDeposits!: string;
  @IsText(TALLY_TEXT.ledger) commissionExpense!: string;
  @IsText(TALLY_TEXT.ledger) commissionPayable!: string;
  @IsText(TALLY_TEXT.ledger) tdsPayable!: string;
}

/** A path of the shop; `//host` is none. Staff must not lock themselves out of the admin area. */
const RULE_FROM = /^\/(?!\/|admin(?:\/|$)|api(?:\/|$)|media(?:\/|$))[\w\-./~%]*$/i;
const RULE_TO =
  /^(?:\/(?!\/)[\w\-./~%?=&#+]*|https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:[/?#][\w\-./~%?=&#+:,@!]*)?)$/i;

export class RouteRuleRequest {
  @Matches(RULE_FROM) @MaxLength(200) from!: string;
  @Matches(RULE_TO) @MaxLength(500) to!: string;
}

export class SaveSiteRequest {
  @IsInt() @Min(0) revision!: number;
  @Nullable() @Matches(TAG_MANAGER_ID) tagManagerId!: string | null;
  @IsListOf(() => RouteRuleRequest, 0, MOST_REDIRECTS) redirects!: RouteRuleRequest[];
}

export class RemoveDemonstrationRequest {
  /** Also what somebody changed since; settings and states that were changed stay all the same. */
  @IsBoolean() withChanged!: boolean;
}

export class OpeningStepParams {
  @IsIn(STEPS_THAT_CAN_WAIT) step!: StepThatCanWait;
}

export class PutOffStepRequest {
  @IsBoolean() later!: boolean;
}

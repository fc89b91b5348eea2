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
import { MOST_ORDERS, MOST_PAISE, SETTINGS_TEXT, STATE_CODE } from '../rules/limits.ts';
import { IsDay, IsEmailAddress, IsListOf, IsMobile, IsText, Nullable } from '../validation.ts';
import { SALE_MODES, type SaleMode } from './views.ts';

export class SaveSeasonRequest {
  @IsInt() @Min(0) revision!: number;
  @IsText(SETTINGS_TEXT.season.name) name!: string;
  @IsInt() @Min(2020) @Max(2099) year!: number;
  @IsDay() opensOn!: string;
  @IsDay() closesOn!: string;
  @Nullable() @IsDay() lastOrderOn!: string | null;
  @IsBoolean() closed!: boolean;
  @IsText(SETTINGS_TEXT.season.message) message!: string;
  @Nullable() @IsDay() nextOpensOn!: string | null;
}

export class SaveSaleRequest {
  @IsInt() @Min(0) revision!: number;
  @IsIn(SALE_MODES) mode!: SaleMode;
  @Matches(/^[A-Z]{2,4}$/) orderPrefix!: string;
}

export class SaveOrderLimitsRequest {
  @IsInt() @Min(0) revision!: number;
  @IsInt() @Min(100) @Max(MOST_PAISE) orderPaise!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) openOrdersPerPhone!: number;
  @IsInt() @Min(100) @Max(MOST_PAISE) openPaisePerPhone!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) ordersPerAddress!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) ordersPerDevice!: number;
  @IsInt() @Min(1) @Max(MOST_ORDERS) ordersPerReferrer!: number;
}

export class SaveIdentityRequest {
  @IsInt() @Min(0) revision!: number;
  @IsText(SETTINGS_TEXT.identity.name) name!: string;
  @IsText(SETTINGS_TEXT.identity.tagline) tagline!: string;
  @IsText(SETTINGS_TEXT.identity.legalName) legalName!: string;
  @IsInt() @Min(1900) @Max(2099) since!: number;
  @IsText(SETTINGS_TEXT.identity.address) address!: string;
  @IsText(SETTINGS_TEXT.identity.city) city!: string;
  @Matches(/^[1-9]\d{5}$/) pinCode!: string;
  @Matches(STATE_CODE) stateCode!: string;
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(5) @IsMobile({ each: true }) phones!: string[];
  @IsMobile() whatsapp!: string;
  @IsEmailAddress() email!: string;
  @IsText(SETTINGS_TEXT.identity.licenceNumber) licenceNumber!: string;
  @IsDay() licenceExpiresOn!: string;
  @Matches(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/) gstin!: string;
}

export class SavePaymentDetailsRequest {
  @IsInt() @Min(0) revision!: number;
  @Matches(/^[\w.-]{2,64}@[A-Za-z]{2,32}$/) upiId!: string;
  @IsText(SETTINGS_TEXT.payment.accountName) accountName!: string;
  @Matches(/^\d{6,18}$/) accountNumber!: string;
  @Matches(/^[A-Z]{4}0[A-Z0-9]{6}$/) ifsc!: string;
  @IsText(SETTINGS_TEXT.payment.bank) bank!: string;
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
  @Nullable() @Matches(/^GTM-[A-Z0-9]{4,10}$/) tagManagerId!: string | null;
  @IsListOf(() => RouteRuleRequest, 0, 200) redirects!: RouteRuleRequest[];
}

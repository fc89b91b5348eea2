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
import { IsDay, IsEmailAddress, IsListOf, IsMobile, IsText, Nullable } from '../validation.ts';
import { SALE_MODES, type SaleMode } from './views.ts';

export class SaveSeasonRequest {
  @IsInt() @Min(0) revision!: number;
  @IsText(1, 60) name!: string;
  @IsInt() @Min(2020) @Max(2099) year!: number;
  @IsDay() opensOn!: string;
  @IsDay() closesOn!: string;
  @Nullable() @IsDay() lastOrderOn!: string | null;
  @IsBoolean() closed!: boolean;
  @IsText(0, 500) message!: string;
  @Nullable() @IsDay() nextOpensOn!: string | null;
}

export class SaveSaleRequest {
  @IsInt() @Min(0) revision!: number;
  @IsIn(SALE_MODES) mode!: SaleMode;
  @Matches(/^[A-Z]{2,4}$/) orderPrefix!: string;
}

export class SaveIdentityRequest {
  @IsInt() @Min(0) revision!: number;
  @IsText(1, 80) name!: string;
  @IsText(0, 160) tagline!: string;
  @IsText(1, 120) legalName!: string;
  @IsInt() @Min(1900) @Max(2099) since!: number;
  @IsText(1, 200) address!: string;
  @IsText(1, 60) city!: string;
  @Matches(/^[1-9]\d{5}$/) pinCode!: string;
  @Matches(/^\d{2}$/) stateCode!: string;
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(5) @IsMobile({ each: true }) phones!: string[];
  @IsMobile() whatsapp!: string;
  @IsEmailAddress() email!: string;
  @IsText(1, 60) licenceNumber!: string;
  @IsDay() licenceExpiresOn!: string;
  @Matches(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/) gstin!: string;
}

export class SavePaymentDetailsRequest {
  @IsInt() @Min(0) revision!: number;
  @Matches(/^[\w.-]{2,64}@[A-Za-z]{2,32}$/) upiId!: string;
  @IsText(1, 80) accountName!: string;
  @Matches(/^\d{6,18}$/) accountNumber!: string;
  @Matches(/^[A-Z]{4}0[A-Z0-9]{6}$/) ifsc!: string;
  @IsText(1, 80) bank!: string;
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

import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { OrderNumberParams, QuoteLineRequest, TokenParams } from '../orders/requests.ts';
import { DESK_TEXT, MOST_LINES, TEXT } from '../rules/limits.ts';
import { CLAIM } from '../rules/orders/claims.ts';
import { IsListOf, IsMobile, IsText, Optional } from '../validation.ts';

/** What is broken or missing. */
export class ClaimGoodsRequest {
  /** Of this try; sent again, it is told once. Photographs come under it. */
  @IsUUID() key!: string;
  @IsListOf(() => QuoteLineRequest, 1, MOST_LINES) goods!: QuoteLineRequest[];
  @IsText(TEXT.remarks) remark!: string;
  /** Of the order: where the shop sent it for the customer, on any other device. */
  @Optional() @IsMobile() phone?: string;
}

export class ClaimPhotoParams extends TokenParams {
  @IsUUID() key!: string;
  @Type(() => Number) @IsInt() @Min(1) @Max(CLAIM.mostPhotos) position!: number;
}

export class DeskClaimParams extends OrderNumberParams {
  @IsUUID() claim!: string;
}

export class DeskClaimPhotoParams extends DeskClaimParams {
  @Type(() => Number) @IsInt() @Min(1) @Max(CLAIM.mostPhotos) position!: number;
}

export class CreditClaimRequest {
  @IsListOf(() => QuoteLineRequest, 0, MOST_LINES) goods!: QuoteLineRequest[];
  /** Its customer reads it, and the credit note says it. */
  @IsText(DESK_TEXT.reason) reason!: string;
}

export class DeclineClaimRequest {
  /** Its customer reads it. */
  @IsText(DESK_TEXT.reason) reason!: string;
}

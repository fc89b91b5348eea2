import { IsBoolean, IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { OrderNumberParams, QuoteLineRequest, TokenParams } from '../orders/requests.ts';
import { DESK_TEXT, MOST_LINES, MOST_PAISE, STATE_CODE, TEXT } from '../rules/limits.ts';
import { DELIVERIES, type Delivery } from '../rules/orders/order-states.ts';
import type { OwnEntry } from '../rules/orders/own-changes.ts';
import { IsListOf, IsPinCode, IsText, IsTextOrEmpty, Nullable } from '../validation.ts';

/** What a customer wants the order to be; the rest of it stays. */
export class OwnEntryRequest implements OwnEntry {
  @IsListOf(() => QuoteLineRequest, 1, MOST_LINES) lines!: QuoteLineRequest[];
  @IsText(TEXT.remarks) remarks!: string;
  /** May be empty where `addressNeed` asks for none, as the district may. */
  @IsTextOrEmpty(TEXT.address) address!: string;
  @IsText(TEXT.city) city!: string;
  @IsTextOrEmpty(TEXT.district) district!: string;
  @Matches(STATE_CODE) stateCode!: string;
  @IsPinCode() pinCode!: string;
  @IsIn(DELIVERIES) delivery!: Delivery;
  @Nullable() @IsUUID() pickupLocationId!: string | null;
}

export class ChangeOwnOrderRequest extends OwnEntryRequest {
  /** Of this try; sent again, it is done once. */
  @IsUUID() key!: string;
  /** The revision that was looked at; another one since is a conflict. */
  @IsInt() @Min(0) revision!: number;
  /** What she was told it comes to. */
  @IsInt() @Min(1) @Max(MOST_PAISE) expectedTotalPaise!: number;
  /** What she was told; where it cannot be at once any more she is asked again. */
  @IsBoolean() isAtOnce!: boolean;
}

export class CancelOwnOrderRequest {
  @IsUUID() key!: string;
  @IsInt() @Min(0) revision!: number;
  @IsText({ ...DESK_TEXT.reason, min: 0 }) reason!: string;
  @IsBoolean() isAtOnce!: boolean;
}

export class ChangeRequestParams extends TokenParams {
  @IsUUID() change!: string;
}

export class DeskChangeRequestParams extends OrderNumberParams {
  @IsUUID() change!: string;
}

export class DeclineChangeRequest {
  /** Its customer reads it. */
  @IsText(DESK_TEXT.reason) reason!: string;
}

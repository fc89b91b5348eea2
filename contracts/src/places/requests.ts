import { IsBoolean, IsIn, IsInt, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { ListQuery } from '../listing/requests.ts';
import { GOODS_RULES, type GoodsRule } from '../rules/goods.ts';
import { DESK_TEXT, MOST_PAISE, PLACE_TEXT, SLUG, STATE_CODE, WEB_ADDRESS } from '../rules/limits.ts';
import { IsDay, IsMobile, IsPinCode, IsText, Nullable, Optional } from '../validation.ts';

export class CityParams {
  @Matches(SLUG) @MaxLength(80) slug!: string;
}

/** Of states and of pickup locations. */
export class ListPlacesQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
}

export class PickupLocationParams {
  @IsUUID() id!: string;
}

export class AddPickupLocationRequest {
  @IsText(PLACE_TEXT.name) name!: string;
  @IsText(PLACE_TEXT.contact) contact!: string;
  @IsMobile() phone!: string;
  @IsText(PLACE_TEXT.address) address!: string;
  @IsText(PLACE_TEXT.city) city!: string;
  @IsPinCode() pinCode!: string;
  @Matches(STATE_CODE) stateCode!: string;
  @IsText(PLACE_TEXT.hours) hours!: string;
  @Nullable() @IsText(PLACE_TEXT.mapUrl) @Matches(WEB_ADDRESS) mapUrl!: string | null;
  /** Null: paid to the transport office on collection. */
  @Nullable() @IsInt() @Min(0) @Max(MOST_PAISE) freightPaise!: number | null;
  @IsBoolean() active!: boolean;
}

export class SavePickupLocationRequest extends AddPickupLocationRequest {
  @IsInt() @Min(0) revision!: number;
}

export class StateParams {
  @Matches(STATE_CODE) code!: string;
}

export class SaveStateRequest {
  @IsInt() @Min(0) revision!: number;
  @IsBoolean() allowed!: boolean;
  @IsText(PLACE_TEXT.reason) reason!: string;
  @IsIn(GOODS_RULES) goods!: GoodsRule;
  @IsInt() @Min(0) @Max(MOST_PAISE) minimumOrderPaise!: number;
  @IsInt() @Min(0) @Max(10_000) packingBasisPoints!: number;
  @Nullable() @IsInt() @Min(0) @Max(MOST_PAISE) doorDeliveryPaise!: number | null;
  @IsText(PLACE_TEXT.reason) burstingHours!: string;
  @IsText(PLACE_TEXT.note) note!: string;
  @IsText(PLACE_TEXT.source) source!: string;
  @IsDay() checkedOn!: string;
}

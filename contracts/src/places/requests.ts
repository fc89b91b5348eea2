import { IsBoolean, IsIn, IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import type { Day } from '../rules/days.ts';
import { GOODS_RULES, type GoodsRule } from '../rules/catalogue/goods.ts';
import {
  MOST_DELIVERY_DAYS,
  MOST_PAISE,
  MOST_QUESTIONS,
  PLACE_TEXT,
  SLUG,
  STATE_CODE,
} from '../rules/limits.ts';
import { IsDay, IsListOf, IsText, Nullable, saved } from '../validation.ts';

export class CityParams {
  @Matches(SLUG) @MaxLength(80) slug!: string;
}

export class CityQuestion {
  @IsText(PLACE_TEXT.question) question!: string;
  @IsText(PLACE_TEXT.answer) answer!: string;
}

export class StateParams {
  @Matches(STATE_CODE) id!: string;
}

/** What staff enter of a state. */
export class StateRequest {
  /** Whether shoppers can choose it. Then somebody has checked what the law there says. */
  @IsBoolean() served!: boolean;
  @IsBoolean() allowed!: boolean;
  /** Why it is blocked, as the shopper reads it; empty when allowed. */
  @IsText(PLACE_TEXT.reason) reason!: string;
  @Nullable() @IsText(PLACE_TEXT.reason) reasonTa!: string | null;
  @IsIn(GOODS_RULES) goods!: GoodsRule;
  @IsInt() @Min(0) @Max(MOST_PAISE) minimumOrderPaise!: number;
  @IsInt() @Min(0) @Max(10_000) packingBasisPoints!: number;
  /** Flat charge; null where there is no door delivery. */
  @Nullable() @IsInt() @Min(0) @Max(MOST_PAISE) doorDeliveryPaise!: number | null;
  @IsText(PLACE_TEXT.reason) burstingHours!: string;
  @Nullable() @IsText(PLACE_TEXT.reason) burstingHoursTa!: string | null;
  @IsText(PLACE_TEXT.note) note!: string;
  @Nullable() @IsText(PLACE_TEXT.note) noteTa!: string | null;
  @IsText(PLACE_TEXT.source) source!: string;
  /** Null where nobody has looked yet. */
  @Nullable() @IsDay() checkedOn!: Day | null;
}

export class SaveStateRequest extends saved(StateRequest) {}

/** What staff enter of a city. */
export class CityRequest {
  @IsText(PLACE_TEXT.city) name!: string;
  @IsText(PLACE_TEXT.slug) @Matches(SLUG) slug!: string;
  @Matches(STATE_CODE) stateCode!: string;
  /** Rich text. */
  @IsText(PLACE_TEXT.introduction) introduction!: string;
  @Nullable() @IsText(PLACE_TEXT.introduction) introductionTa!: string | null;
  @IsInt() @Min(1) @Max(MOST_DELIVERY_DAYS) deliveryDays!: number;
  @Nullable() @IsDay() lastOrderOn!: Day | null;
  @IsListOf(() => CityQuestion, 0, MOST_QUESTIONS) questions!: CityQuestion[];
  /** Those of Tamil pages; empty: they show the others. */
  @IsListOf(() => CityQuestion, 0, MOST_QUESTIONS) questionsTa!: CityQuestion[];
  @IsBoolean() active!: boolean;
}

export class SaveCityRequest extends saved(CityRequest) {}

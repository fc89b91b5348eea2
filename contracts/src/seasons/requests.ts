import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { ORDER_PREFIX, SEASON_YEARS, SETTINGS_TEXT } from '../rules/limits.ts';
import { IsDay, IsText, Nullable } from '../validation.ts';
import { SCHEME_CHOICES, STOCK_CHOICES, type SchemeChoice, type StockChoice } from './views.ts';

/** The next season as it is wanted. */
export class PreviewRollOverRequest {
  @IsText(SETTINGS_TEXT.season.name) name!: string;
  @IsInt() @Min(SEASON_YEARS.min) @Max(SEASON_YEARS.max) year!: number;
  @Matches(ORDER_PREFIX) orderPrefix!: string;
  @IsDay() opensOn!: string;
  @IsDay() closesOn!: string;
  @IsText(SETTINGS_TEXT.season.festival) festival!: string;
  @Nullable() @IsText(SETTINGS_TEXT.season.festival) festivalTa!: string | null;
  @Nullable() @IsDay() festivalOn!: string | null;
  @Nullable() @IsDay() lastOrderOn!: string | null;
  @IsText(SETTINGS_TEXT.season.message) message!: string;
  @Nullable() @IsText(SETTINGS_TEXT.season.message) messageTa!: string | null;
  @IsIn(STOCK_CHOICES) stock!: StockChoice;
  @IsIn(SCHEME_CHOICES) schemes!: SchemeChoice;
}

export class RollOverRequest extends PreviewRollOverRequest {
  /** Of the preview: what it showed is what is done. */
  @Matches(/^[0-9a-f]{64}$/) seen!: string;
}

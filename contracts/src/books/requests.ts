import { DESK_TEXT } from '../rules/limits.ts';
import { IsDay, IsText, Nullable } from '../validation.ts';

export class CloseBooksRequest {
  /** The last day that is closed. */
  @IsDay() closedThrough!: string;
}

export class ReopenBooksRequest {
  /** The last day that stays closed; null: none does. */
  @Nullable() @IsDay() closedThrough!: string | null;
  @IsText(DESK_TEXT.reason) reason!: string;
}

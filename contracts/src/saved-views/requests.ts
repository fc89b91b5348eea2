import { IsUUID, Matches } from 'class-validator';
import { SAVED_VIEW_TEXT, SLUG } from '../rules/limits.ts';
import { IsText } from '../validation.ts';

export class SavedViewsQuery {
  @Matches(SLUG) @IsText(SAVED_VIEW_TEXT.list) list!: string;
}

export class SaveViewRequest extends SavedViewsQuery {
  @IsText(SAVED_VIEW_TEXT.name) name!: string;
  /** The list's filters as its address has them, without the question mark. */
  @IsText(SAVED_VIEW_TEXT.filters) filters!: string;
}

export class SavedViewParams {
  @IsUUID() id!: string;
}

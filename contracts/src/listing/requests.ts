import { IsIn, IsUUID, Matches } from 'class-validator';
import { CURSOR, DESK_TEXT } from '../rules/limits.ts';
import { IsDay, IsText, Nullable, Optional } from '../validation.ts';
import { EXPORT_FORMATS, type ExportFormat } from './views.ts';

/** What every list of staff can be asked; the filters of each come beside it. */
export class ListQuery {
  /** `before` or `after` of a page that was answered; without one the first page is meant. */
  @Optional() @Matches(CURSOR) cursor?: string;
}

/** Of a list that has no other filter than a few words. */
export class SearchedQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
}

export class DayRangeListQuery extends ListQuery {
  @Optional() @IsDay() from?: string;
  @Optional() @IsDay() to?: string;
}

/** Of a record that has an id. */
export class RecordParams {
  @IsUUID() id!: string;
}

export class ExportParams {
  @IsIn(EXPORT_FORMATS) format!: ExportFormat;
}

export class PlaceRequest {
  /** The row that it is to stand before; null: at the end. Others may have moved meanwhile. */
  @Nullable() @Matches(/^[\w-]{1,40}$/) before!: string | null;
}

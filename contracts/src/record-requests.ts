import { IsUUID } from 'class-validator';
import { ListQuery } from './listing/requests.ts';
import { DESK_TEXT } from './rules/limits.ts';
import { IsText, Optional } from './validation.ts';

/** Of a list that has no other filter than a few words. */
export class SearchedQuery extends ListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
}

export class RecordParams {
  @IsUUID() id!: string;
}

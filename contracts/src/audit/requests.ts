import { IsUUID, Matches } from 'class-validator';
import { DayRangeListQuery } from '../listing/requests.ts';
import { SLUG } from '../rules/limits.ts';
import { Optional } from '../validation.ts';

export class ListAuditQuery extends DayRangeListQuery {
  @Optional() @IsUUID() person?: string;
  /** The kind of thing that was changed: `setting`. */
  @Optional() @Matches(SLUG) kind?: string;
}

import { IsIn, Matches } from 'class-validator';
import { SearchedQuery } from '../../listing/requests.ts';
import { IsDay, Optional } from '../../validation.ts';
import { LIABILITY_DUES, type LiabilityDue } from './views.ts';

const SORTS = ['year', 'held', 'name'] as const;

export class ListLiabilityQuery extends SearchedQuery {
  /** At the end of which; today, where none is named. */
  @Optional() @IsDay() @Matches(/^20/) day?: string;
  @Optional() @IsIn(LIABILITY_DUES) due?: LiabilityDue;
  @Optional() @IsIn(SORTS) sort?: (typeof SORTS)[number];
}

import { IsIn, Matches } from 'class-validator';
import { SearchedQuery } from '../../listing/requests.ts';
import { IsDay, Optional } from '../../validation.ts';

const SORTS = ['due', 'name', 'pending', 'paid'] as const;

export class ListCommissionsQuery extends SearchedQuery {
  /** At the end of which; today, where none is named. */
  @Optional() @IsDay() @Matches(/^20/) day?: string;
  @Optional() @IsIn(SORTS) sort?: (typeof SORTS)[number];
}

import { IsIn, Matches } from 'class-validator';
import { ListQuery } from '../../listing/requests.ts';
import { IsDay, Optional } from '../../validation.ts';
import { MARGIN_GROUPS, type MarginGroup } from './margin.ts';
import { SALES_GROUPS, type SalesGroup } from './views.ts';

/** The days of the season, this one unless the last is named; each of its ends can be another day. */
class SoldQuery extends ListQuery {
  @Optional() @IsIn(['last']) season?: 'last';
  @Optional() @IsDay() @Matches(/^20/) from?: string;
  @Optional() @IsDay() @Matches(/^20/) to?: string;
}

export class ListSalesQuery extends SoldQuery {
  @Optional() @IsIn(SALES_GROUPS) group?: SalesGroup;
  /** The code of the state that the goods go to. */
  @Optional() @Matches(/^\d{2}$/) place?: string;
}

export class ListMarginQuery extends SoldQuery {
  @Optional() @IsIn(MARGIN_GROUPS) group?: MarginGroup;
}

import { IsIn, IsUUID } from 'class-validator';
import { DayRangeListQuery } from '../../listing/requests.ts';
import { PRODUCT_STATES, type ProductState } from '../../rules/catalogue/product-states.ts';
import { DESK_TEXT } from '../../rules/limits.ts';
import { IsText, Optional } from '../../validation.ts';

const SORTS = ['value', 'code', 'name', 'onHand', 'sold'] as const;

/** The days are those of movements and of sales: what is on hand is always that of now. */
export class ListStockQuery extends DayRangeListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(PRODUCT_STATES) state?: ProductState;
  @Optional() @IsUUID() category?: string;
  /** What is on sale and on hand, and was not sold in the days. */
  @Optional() @IsIn(['true']) unsold?: 'true';
  @Optional() @IsIn(SORTS) sort?: (typeof SORTS)[number];
}

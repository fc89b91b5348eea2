import { IsIn, Matches } from 'class-validator';
import { DayRangeListQuery } from '../listing/requests.ts';
import { GST_PERIOD, type GstPeriod } from '../rules/documents/gst/period.ts';
import { DESK_TEXT } from '../rules/limits.ts';
import { MONTH } from '../rules/months.ts';
import { PAYMENT_MODES } from '../rules/orders/payments.ts';
import { IsDay, IsText, Optional } from '../validation.ts';
import { GST_FILES, type GstFile } from './gst.ts';
import { MARGIN_GROUPS, type MarginGroup } from './margin.ts';
import { MONEY_DIRECTIONS, MONEY_SOURCES, type MoneyDirection, type MoneySource } from './money-entry.ts';
import { SALES_GROUPS, type SalesGroup } from './sales.ts';

export class ListMoneyQuery extends DayRangeListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(PAYMENT_MODES) mode?: (typeof PAYMENT_MODES)[number];
  @Optional() @IsIn(MONEY_DIRECTIONS) direction?: MoneyDirection;
  @Optional() @IsIn(MONEY_SOURCES) source?: MoneySource;
  /** What came by UPI or bank and no row of a bank statement tells of. */
  @Optional() @IsIn(['true']) unbacked?: 'true';
  @Optional() @IsIn(['newest', 'oldest']) sort?: 'newest' | 'oldest';
}

/** Of the present season's days, where none are said. */
class SoldQuery {
  @Optional() @IsDay() from?: string;
  @Optional() @IsDay() to?: string;
}

export class ReadSalesQuery extends SoldQuery {
  @Optional() @IsIn(SALES_GROUPS) group?: SalesGroup;
}

export class ReadMarginQuery extends SoldQuery {
  @Optional() @IsIn(MARGIN_GROUPS) group?: MarginGroup;
}

export class MonthQuery {
  /** `2026-10`. */
  @Optional() @Matches(MONTH) month?: string;
}

export class GstReturnQuery {
  @Matches(GST_PERIOD) period!: GstPeriod;
}

export class GstFileParams {
  @IsIn(GST_FILES) file!: GstFile;
}

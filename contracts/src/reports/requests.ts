import { IsIn, Matches } from 'class-validator';
import { DayRangeListQuery } from '../listing/requests.ts';
import { GST_PERIOD, type GstPeriod } from '../rules/documents/gst/period.ts';
import { DESK_TEXT } from '../rules/limits.ts';
import { MONTH } from '../rules/months.ts';
import { PAYMENT_MODES } from '../rules/orders/payments.ts';
import { IsDay, IsText, Optional } from '../validation.ts';
import { GST_FILES, type GstFile } from './gst.ts';
import { MONEY_DIRECTIONS, MONEY_SOURCES, type MoneyDirection, type MoneySource } from './money-entry.ts';
import { TALLY_FILES, type TallyFile } from './tally.ts';

export class ListMoneyQuery extends DayRangeListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  @Optional() @IsIn(PAYMENT_MODES) mode?: (typeof PAYMENT_MODES)[number];
  @Optional() @IsIn(MONEY_DIRECTIONS) direction?: MoneyDirection;
  @Optional() @IsIn(MONEY_SOURCES) source?: MoneySource;
  /** What came by UPI or bank and no row of a bank statement tells of. */
  @Optional() @IsIn(['true']) unbacked?: 'true';
  @Optional() @IsIn(['newest', 'oldest']) sort?: 'newest' | 'oldest';
}

/** Vouchers of some days, both included. */
export class TallyQuery {
  @IsDay() from!: string;
  @IsDay() to!: string;
}

export class TallyFileParams {
  @IsIn(TALLY_FILES) file!: TallyFile;
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

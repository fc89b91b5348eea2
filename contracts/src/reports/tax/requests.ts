import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { SearchedQuery } from '../../listing/requests.ts';
import { TAX_QUARTER } from '../../rules/desk/tax-quarters.ts';
import { BSR_CODE, CHALLAN_SERIAL, MOST_PAISE, TAX_YEAR } from '../../rules/limits.ts';
import { MONTH } from '../../rules/months.ts';
import { IsDay, Optional } from '../../validation.ts';

const SORTS = ['newest', 'name', 'tax'] as const;

export class ListTaxQuery extends SearchedQuery {
  /** By the month with which it begins. */
  @Optional() @Matches(TAX_QUARTER) quarter?: string;
  /** With tax, and no challan yet. */
  @Optional() @IsIn(['true']) open?: 'true';
  @Optional() @IsIn(SORTS) sort?: (typeof SORTS)[number];
}

const YEAR_SORTS = ['name', 'tax'] as const;

export class ListTaxYearQuery extends SearchedQuery {
  /** The financial year; that of today, where none is named. */
  @Optional() @Matches(TAX_YEAR) year?: string;
  @Optional() @IsIn(YEAR_SORTS) sort?: (typeof YEAR_SORTS)[number];
}

export class EnterChallanRequest {
  @Matches(MONTH) month!: string;
  /** The tax of the month that it paid, without interest and fees. */
  @IsInt() @Min(1) @Max(MOST_PAISE) taxPaise!: number;
  @Matches(BSR_CODE) bsrCode!: string;
  @Matches(CHALLAN_SERIAL) serial!: string;
  @IsDay() paidOn!: string;
}

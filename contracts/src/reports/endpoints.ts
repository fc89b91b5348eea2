import { endpoint } from '../endpoint.ts';
import type { ListPage } from '../listing/views.ts';
import type { DuesView } from './dues.ts';
import type { GstReturnView } from './gst.ts';
import type { MoneyEntryView, MoneySumsView } from './money-entry.ts';
import type { MonthView } from './month.ts';
import type { GstReturnQuery, ListMoneyQuery, MonthQuery, TallyQuery } from './requests.ts';
import type { TallyView } from './tally.ts';

/** Every rupee in and out. */
export const listMoney = endpoint('GET', '/api/admin/reports/receipts')<{
  query: ListMoneyQuery;
  view: ListPage<MoneyEntryView>;
}>();

/** What the same query comes to. */
export const sumMoney = endpoint('GET', '/api/admin/reports/receipts/sums')<{
  query: ListMoneyQuery;
  view: MoneySumsView;
}>();

export const exportMoney = endpoint('GET', '/api/admin/reports/receipts/export/:format')<{
  query: ListMoneyQuery;
  view: unknown;
}>();

/** What customers owe today, and what is owed to them. */
export const readDues = endpoint('GET', '/api/admin/reports/dues')<{ view: DuesView }>();

/** The orders of it, one a row. */
export const exportDues = endpoint('GET', '/api/admin/reports/dues/export/:format')<{ view: unknown }>();

/** What the vouchers for Tally come to. */
export const readTally = endpoint('GET', '/api/admin/reports/tally')<{
  query: TallyQuery;
  view: TallyView;
}>();

export const exportTally = endpoint('GET', '/api/admin/reports/tally/export/:file')<{
  query: TallyQuery;
  view: unknown;
}>();

/** What is left to do of a month; last month unless another is asked for. */
export const readMonth = endpoint('GET', '/api/admin/reports/month')<{
  query: MonthQuery;
  view: MonthView;
}>();

/** GSTR-1 and the outward figures of GSTR-3B, of a month or a quarter. */
export const readGstReturn = endpoint('GET', '/api/admin/reports/gst')<{
  query: GstReturnQuery;
  view: GstReturnView;
}>();

/** For the portal as JSON, or as a workbook. */
export const exportGstReturn = endpoint('GET', '/api/admin/reports/gst/export/:file')<{
  query: GstReturnQuery;
  view: unknown;
}>();

import { endpoint } from '../../endpoint.ts';
import type { ListPage } from '../../listing/views.ts';
import type { EnterChallanRequest, ListTaxQuery, ListTaxYearQuery } from './requests.ts';
import type { TaxRowView, TaxSumsView, TaxYearRowView } from './views.ts';

/** Each time that tax on commission fell due: with a monthly credit, or with a payout before it. */
export const listTax = endpoint('GET', '/api/admin/reports/tax')<{
  query: ListTaxQuery;
  view: ListPage<TaxRowView>;
}>();

/** What the same query comes to, by month, and the challans of it. */
export const sumTax = endpoint('GET', '/api/admin/reports/tax/sums')<{
  query: ListTaxQuery;
  view: TaxSumsView;
}>();

export const exportTax = endpoint('GET', '/api/admin/reports/tax/export/:format')<{
  query: ListTaxQuery;
  view: unknown;
}>();

/** What each referrer's certificate of a financial year (Form 16A) is made of. */
export const listTaxYear = endpoint('GET', '/api/admin/reports/tax-year')<{
  query: ListTaxYearQuery;
  view: ListPage<TaxYearRowView>;
}>();

export const exportTaxYear = endpoint('GET', '/api/admin/reports/tax-year/export/:format')<{
  query: ListTaxYearQuery;
  view: unknown;
}>();

/** The tax of a month, as far as no challan has it, was paid by this one. */
export const enterChallan = endpoint('POST', '/api/admin/tax-challans')<{
  body: EnterChallanRequest;
  view: undefined;
}>();

/** It was entered wrongly: its rows have none. */
export const removeChallan = endpoint('DELETE', '/api/admin/tax-challans/:id')<{ view: undefined }>();

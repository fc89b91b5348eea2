import { checked, type GstCheckResult } from '@shop/contracts/rules/documents/gst/checks';
import { isGstin } from '@shop/contracts/rules/documents/gstin';
import type { Gstr1, Series } from './gstr1.ts';
import { DOCUMENT_PROBLEMS } from './problems.ts';

/** How many documents there are, whatever their day, from the first to the last number of a series. */
export type IssuedOf = (series: Series) => number;

/** @param isOver the period's last day has passed */
export function checksOf(gstr1: Gstr1, issuedOf: IssuedOf, isOver: boolean): GstCheckResult[] {
  const spans = gstr1.series.map((series) => ({ ...series, issued: issuedOf(series) }));
  const missing = spans.filter(({ first, last, issued }) => issued < last - first + 1);
  const elsewhere = spans.filter(({ total, issued }) => issued > total);
  const within = (some: readonly Series[]) => ({
    count: 0,
    numbers: some.flatMap(({ from, to }) => [from, to]),
  });
  return [
    checked('gstin-missing', isGstin(gstr1.shopGstin)),
    checked('sums-differ', gstr1.agrees),
    checked('number-missing', missing.length === 0, within(missing)),
    ...DOCUMENT_PROBLEMS.map((problem) => {
      const found = gstr1.problems.of(problem);
      return checked(problem, found.count === 0, found);
    }),
    checked('number-elsewhere', elsewhere.length === 0, within(elsewhere)),
    checked('below-nothing', !gstr1.hasNegative),
    checked('not-over', isOver),
  ];
}

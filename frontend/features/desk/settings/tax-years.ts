import { keepsTo, REFERRER_TEXT, TAX_YEAR } from '@shop/contracts/rules/limits';
import type { TaxYear } from '@shop/contracts/rules/referrals/commission-tax';
import { paiseIn, rupeesOf } from '@shop/contracts/rules/typed/typed-money';
import { words } from '../../../words/en/staff/settings.ts';
import { PERCENT, percentSpelling } from '../parts/record/percent.ts';
import type { Box } from '../parts/record/state/fields.ts';
import { inputOfRows, rowsIn } from '../parts/record/state/spelling.ts';

const { taxYearBoxes: labels } = words.referrals;

const isNoPercent = (text: string) => !PERCENT.test(text.trim());

/** What a financial year is entered in. */
export const taxYearBoxes: readonly Box[] = [
  { label: labels.year, wrong: (text) => !TAX_YEAR.test(text.trim()) },
  { label: labels.section, wrong: (text) => !keepsTo(REFERRER_TEXT.taxSection, text.trim()) },
  { label: labels.withPan, figure: true, wrong: isNoPercent },
  { label: labels.withoutPan, figure: true, wrong: isNoPercent },
  { label: labels.threshold, figure: true, wrong: (text) => paiseIn(text) === null },
];

/** Financial years as rows of those boxes. */
export const taxYearRows = {
  textOf: (years: readonly TaxYear[]): string =>
    inputOfRows(
      years.map(({ year, section, basisPoints, withoutPanBasisPoints, thresholdPaise }) => [
        year,
        section,
        percentSpelling.textOf(basisPoints),
        percentSpelling.textOf(withoutPanBasisPoints),
        rupeesOf(thresholdPaise),
      ]),
    ),
  valueOf: (text: string): TaxYear[] =>
    rowsIn(text).map(([year = '', section = '', withPan = '', withoutPan = '', threshold = '']) => ({
      year: year.trim(),
      section: section.trim(),
      basisPoints: percentSpelling.valueOf(withPan),
      withoutPanBasisPoints: percentSpelling.valueOf(withoutPan),
      thresholdPaise: paiseIn(threshold) ?? 0,
    })),
};

import type { TaxYear } from '@shop/contracts/rules/referrals/commission-tax';
import { paiseIn, rupeesOf } from '@shop/contracts/rules/typed-money';
import { PERCENT, percentOf } from '../parts/record/percent.ts';
import { linesIn } from '../parts/record/state/spelling.ts';

/** Financial years as lines of `year; section; rate; threshold; rate without PAN`. */
export const taxYearLines = {
  textOf: (years: readonly TaxYear[]): string =>
    years
      .map(({ year, section, basisPoints, thresholdPaise, withoutPanBasisPoints }) =>
        [
          year,
          section,
          percentOf(basisPoints),
          rupeesOf(thresholdPaise),
          percentOf(withoutPanBasisPoints),
        ].join('; '),
      )
      .join('\n'),
  valueOf: (text: string): TaxYear[] => linesIn(text).map(taxYearIn),
};

function taxYearIn(line: string): TaxYear {
  const [year = '', section = '', rate = '', threshold = '', withoutPan = ''] = partsOf(line);
  return {
    year,
    section,
    basisPoints: Math.round(Number(rate) * 100),
    thresholdPaise: paiseIn(threshold) ?? 0,
    withoutPanBasisPoints: Math.round(Number(withoutPan) * 100),
  };
}

/** Whether a line is none. */
export function isNoTaxYear(line: string): boolean {
  const [year = '', section = '', rate = '', threshold = '', withoutPan = ''] = partsOf(line);
  const isWhole = /^20\d{2}-\d{2}$/.test(year) && section !== '' && paiseIn(threshold) !== null;
  return !isWhole || !PERCENT.test(rate) || !PERCENT.test(withoutPan);
}

function partsOf(line: string): string[] {
  return line.split(';').map((part) => part.replace('%', '').trim());
}

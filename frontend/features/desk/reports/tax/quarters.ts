import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { quarterNumber, quarterOf } from '@shop/contracts/rules/desk/tax-quarters';
import { addMonths, firstDayOf } from '@shop/contracts/rules/months';
import { taxYearOf } from '@shop/contracts/rules/referrals/commission-tax';
import { words } from '../../../../words/en/staff/tax-report.ts';

/** So many quarters can be chosen: three years. */
const QUARTERS = 12;
const today = () => dayOf(new Date());
const shown = (month: string) => formatDay(firstDayOf(month)).slice(2);

/** The latest first, by the month with which each begins. */
export function quartersToChoose(): Record<string, string> {
  const latest = quarterOf(today());
  const begins = Array.from({ length: QUARTERS }, (_, at) => addMonths(latest, -3 * at));
  return Object.fromEntries(
    begins.map((quarter) => [
      quarter,
      words.quarterTitle(quarterNumber(quarter), `${shown(quarter)} to ${shown(addMonths(quarter, 2))}`),
    ]),
  );
}

export const thisTaxYear = () => taxYearOf(today());

/** The financial years before, as far as those quarters go, the latest first. */
export function yearsToChoose(): Record<string, string> {
  const years = Object.keys(quartersToChoose()).map((quarter) => taxYearOf(firstDayOf(quarter)));
  const before = new Set(years.filter((year) => year !== thisTaxYear()));
  return Object.fromEntries([...before].map((year) => [year, year]));
}

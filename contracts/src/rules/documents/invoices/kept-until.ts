import type { Day } from '../../days.ts';

/**
 * Years from the day on which the annual return of a financial year is due: 72 months, section 36 of the Central Goods
 * and Services Tax Act, 2017.
 */
const YEARS_OF_BOOKS = 6;

/**
 * The last day on which the bills of a financial year must be kept. Its annual return is due on 31 December after its
 * end (section 44, rule 80 of the Central Goods and Services Tax Rules, 2017).
 * @param financialYear `26-27`
 */
export function keptUntil(financialYear: string): Day {
  const end = 2000 + Number(financialYear.slice(-2));
  return `${end + YEARS_OF_BOOKS}-12-31`;
}

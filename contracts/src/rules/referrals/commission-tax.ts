import type { Day } from '../days.ts';
import { roundToRupee, shareOf } from '../money.ts';

/** What is deducted from commissions in a financial year, as an owner entered it. */
export interface TaxYear {
  /** `2026-27`: from April to March. */
  year: string;
  /** The section of the law, as it stands on the payout statement. */
  section: string;
  basisPoints: number;
  /** Of whom the shop does not know a PAN. */
  withoutPanBasisPoints: number;
  /** Nothing is deducted from who is paid no more than this in the year. */
  thresholdPaise: number;
}

/** What was credited or paid to somebody in the year before, each sum once; transfers that failed aside, unless their tax stands. */
export interface TaxedInYear {
  grossPaise: number;
  /** That part of it of which tax was deducted. */
  taxablePaise: number;
}

export interface CommissionTax {
  taxablePaise: number;
  basisPoints: number;
  taxPaise: number;
}

/** The financial year of a day: `2026-27`. */
export function taxYearOf(day: Day): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const begins = month < 4 ? year - 1 : year;
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`;
}

/**
 * What is deducted from a commission when it is credited or paid, whichever is first. Beyond the threshold all of the
 * year is taxed, with what had not been taxed until then; whole rupees, half a rupee rounding up, and never more than
 * `mostPaise`: what a sum cannot bear is left, untaxed, for the next one. What was taken back lessens the year: the tax
 * on it is netted in the sums that follow.
 */
export function taxOnCommission(
  rule: TaxYear,
  grossPaise: number,
  before: TaxedInYear,
  hasPan: boolean,
  mostPaise = grossPaise,
): CommissionTax {
  const basisPoints = hasPan ? rule.basisPoints : rule.withoutPanBasisPoints;
  const inYear = before.grossPaise + grossPaise;
  const taxablePaise = inYear > rule.thresholdPaise ? Math.max(0, inYear - before.taxablePaise) : 0;
  const taxPaise = roundToRupee(shareOf(taxablePaise, basisPoints));
  const most = Math.max(0, mostPaise);
  if (taxPaise <= most) return { taxablePaise, basisPoints, taxPaise };
  return { taxablePaise: Math.floor((most * 10_000) / basisPoints), basisPoints, taxPaise: most };
}

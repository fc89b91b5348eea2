import type { Day } from '../days.ts';
import { shareOf } from '../money.ts';

/** Least and most of each that a scheme may be given. */
export const SCHEME = {
  monthlyPaise: { min: 10_000, max: 10_000_000 },
  instalments: { min: 2, max: 11 },
  benefitBasisPoints: { min: 0, max: 5_000 },
  dueDay: { min: 1, max: 31 },
  graceDays: { min: 0, max: 28 },
  mostMembers: { min: 1, max: 100_000 },
} as const;
/** The last instalment is due at most this many days after the first: longer ones would be deposits. */
const LONGEST_SCHEME_DAYS = 365;

/** What an advance purchase scheme asks and gives. */
export interface SchemeTerms {
  monthlyPaise: number;
  instalments: number;
  /** Of the sum paid, as a trade discount at redemption. */
  benefitBasisPoints: number;
  /** `2026-12`. */
  firstMonth: string;
  /** Day of the month; in a shorter month its last day. */
  dueDay: number;
}

export interface SchemeTotals {
  paidPaise: number;
  benefitPaise: number;
  /** What can be bought for it, benefit and all. */
  worthPaise: number;
}

/** Totals are computed, never typed. */
export function schemeTotals(terms: Omit<SchemeTerms, 'firstMonth' | 'dueDay'>): SchemeTotals {
  const paidPaise = terms.monthlyPaise * terms.instalments;
  const benefitPaise = benefitOf(paidPaise, terms.benefitBasisPoints);
  return { paidPaise, benefitPaise, worthPaise: paidPaise + benefitPaise };
}

/** The benefit on a sum that was paid in: promised and given to the paisa, by this one rule. */
export function benefitOf(paidPaise: number, basisPoints: number): number {
  return shareOf(paidPaise, basisPoints);
}

/** When each instalment is due, one a month. */
export function instalmentDueDays({
  firstMonth,
  dueDay,
  instalments,
}: Pick<SchemeTerms, 'firstMonth' | 'dueDay' | 'instalments'>): Day[] {
  const [year = 0, month = 0] = firstMonth.split('-').map(Number);
  return Array.from({ length: instalments }, (_, later) => {
    const lastOfMonth = new Date(Date.UTC(year, month + later, 0));
    lastOfMonth.setUTCDate(Math.min(dueDay, lastOfMonth.getUTCDate()));
    return lastOfMonth.toISOString().slice(0, 10);
  });
}

/** Whether a scheme may be offered: 2 to 11 instalments, the last within 365 days of the first. */
export function schemeFits(terms: Pick<SchemeTerms, 'firstMonth' | 'dueDay' | 'instalments'>): boolean {
  const { min, max } = SCHEME.instalments;
  if (terms.instalments < min || terms.instalments > max) return false;
  const due = instalmentDueDays(terms);
  const [first = '', last = ''] = [due[0], due.at(-1)];
  return Date.parse(last) - Date.parse(first) <= LONGEST_SCHEME_DAYS * 86_400_000;
}

import { addDays, type Day } from '../days.ts';
import { isPaying, type MembershipState } from './membership-states.ts';
import { roundToRupee } from '../money.ts';
import { benefitOf, instalmentDueDays, schemeTotals, type SchemeTerms } from './scheme.ts';

/** What a member agreed to. */
export interface PassbookTerms extends SchemeTerms {
  /** So many days after its due day an instalment is still in time. */
  graceDays: number;
}

/** Money that came in; what was entered wrongly and corrected is none. */
export interface Receipt {
  amountPaise: number;
  receivedOn: Day;
}

/** How a member who pays stands on a day, by what came in and when. */
export interface Standing {
  state: Extract<MembershipState, 'active' | 'behind' | 'matured'>;
  /** How often an instalment was missed while nothing else was; the first is forgiven to who catches up. */
  lapses: number;
  benefitLapsed: boolean;
  /** Of instalments whose grace is over, paise. */
  overduePaise: number;
}

/** Redeemed or refunded within so many days of the first payment: beyond, the law sees a deposit. */
const SETTLED_WITHIN_DAYS = 365;

/** So many days before that staff are warned. */
export const SETTLING_WARNING_DAYS = 30;

export function settleBy(firstPaidOn: Day): Day {
  return addDays(firstPaidOn, SETTLED_WITHIN_DAYS);
}

/** Whoever first paid before this day has had their year today. */
export function yearOverIfPaidBefore(today: Day): Day {
  return addDays(today, -SETTLED_WITHIN_DAYS);
}

/** From the day after its year on nothing is bought with a passbook, and nothing is asked for. */
export function isYearOver(today: Day, firstPaidOn: Day | null): boolean {
  return firstPaidOn !== null && firstPaidOn < yearOverIfPaidBefore(today);
}

/** Whether a passbook pays for an order: all is paid or its months are over, and its year is not. */
export function isReadyToBuy(passbook: { state: MembershipState; isYearOver: boolean }): boolean {
  return passbook.state === 'matured' && !passbook.isYearOver;
}

/**
 * Whether a member is to be told that their year ends: it does within thirty days, something can still be bought with
 * what is held, and nobody has told them of that day.
 */
export function isToBeTold(
  today: Day,
  passbook: { state: MembershipState; heldPaise: number; firstPaidOn: Day | null; toldOf: Day | null },
): boolean {
  const { state, heldPaise, firstPaidOn, toldOf } = passbook;
  if (!isPaying(state) || heldPaise <= 0 || firstPaidOn === null) return false;
  const end = settleBy(firstPaidOn);
  return toldOf !== end && addDays(end, -SETTLING_WARNING_DAYS) <= today && today <= end;
}

/** Whoever first paid by this day is among those whom staff are warned of. */
export function warnedIfPaidBy(today: Day): Day {
  return addDays(today, SETTLING_WARNING_DAYS - SETTLED_WITHIN_DAYS);
}

/**
 * By the days on which money came in, not by those on which it was entered: what is entered late, or corrected, counts
 * as if it had been right from the beginning. Nothing is asked for any more (`matured`) when all is paid, or when the
 * grace of the last instalment is over.
 */
export function standingOn(day: Day, terms: PassbookTerms, receipts: readonly Receipt[]): Standing {
  const deadlines = instalmentDueDays(terms).map((due) => addDays(due, terms.graceDays));
  const over = deadlines.filter((deadline) => deadline < day);
  let [paidPaise, askedPaise, lapses, isBehind] = [0, 0, 0, false];
  // Of one day the money first: it is in time until the day ends.
  const steps = [
    ...receipts.map(({ receivedOn, amountPaise }) => ({ on: receivedOn, paid: amountPaise, asked: 0 })),
    ...over.map((deadline) => ({ on: deadline, paid: 0, asked: terms.monthlyPaise })),
  ].toSorted((a, b) => a.on.localeCompare(b.on) || a.asked - b.asked);
  for (const { paid, asked } of steps) {
    paidPaise += paid;
    askedPaise += asked;
    const owes = askedPaise > paidPaise;
    if (owes && !isBehind) lapses += 1;
    isBehind = owes;
  }
  const isOver = paidPaise >= schemeTotals(terms).paidPaise || over.length === deadlines.length;
  return {
    state: isOver ? 'matured' : isBehind ? 'behind' : 'active',
    lapses,
    benefitLapsed: isBehind || lapses > 1,
    overduePaise: Math.max(0, askedPaise - paidPaise),
  };
}

/** One instalment with what was paid of it; money fills them in order. */
export interface Instalment {
  number: number;
  dueOn: Day;
  /** Until then it is in time. */
  graceUntil: Day;
  amountPaise: number;
  paidPaise: number;
  /** When it was paid in full; null: not yet. */
  paidOn: Day | null;
  /** `dropped`: nobody asks for it any more. */
  state: 'paid' | 'late' | 'due' | 'coming' | 'dropped';
}

/** Whether it is still to be paid, now or later. */
export function isAsked({ state }: Pick<Instalment, 'state'>): boolean {
  return state !== 'paid' && state !== 'dropped';
}

export function instalmentsOn(day: Day, terms: PassbookTerms, receipts: readonly Receipt[]): Instalment[] {
  const inOrder = receipts.toSorted((a, b) => a.receivedOn.localeCompare(b.receivedOn));
  return instalmentDueDays(terms).map((dueOn, index) => {
    const amountPaise = terms.monthlyPaise;
    const graceUntil = addDays(dueOn, terms.graceDays);
    const before = amountPaise * index;
    const paidPaise = Math.min(amountPaise, Math.max(0, sumOf(inOrder) - before));
    const isPaid = paidPaise === amountPaise;
    const full = inOrder.findIndex((_, last) => sumOf(inOrder.slice(0, last + 1)) >= before + amountPaise);
    const paidOn = inOrder[full]?.receivedOn ?? null;
    const open = graceUntil < day ? 'late' : dueOn <= day ? 'due' : 'coming';
    return {
      number: index + 1,
      dueOn,
      graceUntil,
      amountPaise,
      paidPaise,
      paidOn,
      state: isPaid ? 'paid' : open,
    };
  });
}

function sumOf(receipts: readonly Receipt[]): number {
  return receipts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** How much of a credit an order takes, and the benefit that comes with it. */
export interface Redemption {
  creditPaise: number;
  /** In proportion to the credit used; a discount on the order. */
  benefitPaise: number;
}

/**
 * As much of the credit as the order can take together with its benefit. Where no sum and its benefit come to what is
 * owed, a paisa is left, which the bill's rounding takes.
 */
export function redemptionOf(creditPaise: number, benefitBasisPoints: number, owedPaise: number): Redemption {
  const used = (paise: number): Redemption => ({
    creditPaise: paise,
    benefitPaise: benefitOf(paise, benefitBasisPoints),
  });
  const fits = ({ creditPaise: credit, benefitPaise }: Redemption) => credit + benefitPaise <= owedPaise;
  if (fits(used(creditPaise))) return used(creditPaise);
  // By rounding the largest sum that fits is at most a paisa beside the share.
  const share = Math.floor((owedPaise * 10_000) / (10_000 + benefitBasisPoints));
  return [share + 1, share, share - 1].map(used).find(fits) ?? used(0);
}

/** What the bill's rounding adds when a passbook pays: what is left is a whole rupee. */
export function roundingAfter(owedPaise: number, { creditPaise, benefitPaise }: Redemption): number {
  const left = owedPaise - creditPaise - benefitPaise;
  return roundToRupee(left) - left;
}

import type { Day } from '@shop/contracts/rules/days';
import { isPaying } from '@shop/contracts/rules/schemes/membership-states';
import {
  instalmentsOn,
  isAsked,
  isYearOver,
  settleBy,
  standingOn,
  type Instalment,
} from '@shop/contracts/rules/schemes/passbook';
import { payeeMasked, type Payee } from '@shop/contracts/rules/schemes/payee';
import { benefitOf, schemeTotals } from '@shop/contracts/rules/schemes/scheme';
import type { EntryView, PassbookSums, PassbookView } from '@shop/contracts/schemes/passbook-views';

/** A passbook as it lies in the database: the sums, the instalments and what comes next follow from it. */
export type PassbookFacts = Pick<
  PassbookView,
  'number' | 'joinedAt' | 'state' | 'ending' | 'name' | 'phone' | 'nominee' | 'entries' | 'benefitLapsed'
> & {
  scheme: Omit<PassbookView['scheme'], 'totals'>;
  lapses: number;
  firstPaidOn: Day | null;
  /** Where money goes that is paid back, as the member said. */
  payee: Payee | null;
};

/** A passbook as its member reads it on a day. */
export function passbookOn(today: Day, facts: PassbookFacts): Omit<PassbookView, 'paymentDetails'> {
  const { scheme, lapses, firstPaidOn, payee, ...passbook } = facts;
  const receipts = facts.entries
    .filter(({ kind, corrected }) => kind === 'receipt' && !corrected)
    .map(({ amountPaise, on }) => ({ amountPaise, receivedOn: on }));
  const isOver = isPaying(facts.state) && isYearOver(today, firstPaidOn);
  const instalments = instalmentsOn(today, scheme, receipts).map((each) => askedOf(facts, isOver, each));
  const totals = schemeTotals(scheme);
  const isAskedFor = !isOver && (facts.state === 'active' || facts.state === 'behind');
  const { overduePaise } = standingOn(today, scheme, receipts);
  const sums = sumsOf(facts, instalments, totals.paidPaise, isAskedFor ? overduePaise : 0, isOver);
  return {
    ...passbook,
    scheme: { ...scheme, totals },
    instalments,
    sums,
    benefitRestored: lapses === 1 && !facts.benefitLapsed,
    benefitLost: lapses > 1,
    next: isPaying(facts.state) ? nextOf(instalments) : null,
    settleBy: firstPaidOn !== null && sums.heldPaise > 0 ? settleBy(firstPaidOn) : null,
    isYearOver: isOver,
    payee: {
      isAsked: payee === null && isOwedBack(facts, isOver, sums.heldPaise),
      payTo: payee && payeeMasked(payee),
    },
  };
}

/** Whether the shop asks where the money goes. If the member died, the nominee is called instead. */
function isOwedBack(
  { state, ending }: Pick<PassbookFacts, 'state' | 'ending'>,
  isOver: boolean,
  heldPaise: number,
): boolean {
  return heldPaise > 0 && ending !== 'died' && (isOver || !isPaying(state));
}

/**
 * No instalment is overdue before the request is accepted, or after the member redeemed, left or passed the year. A member
 * who can already redeem is asked only while catching up restores the benefit.
 */
function askedOf(
  { state, benefitLapsed, lapses }: Pick<PassbookFacts, 'state' | 'benefitLapsed' | 'lapses'>,
  isOver: boolean,
  instalment: Instalment,
): Instalment {
  const counts = !isOver && (state === 'matured' ? benefitLapsed && lapses === 1 : isPaying(state));
  if (counts || !isAsked(instalment)) return instalment;
  return { ...instalment, state: state === 'requested' ? 'coming' : 'dropped' };
}

function sumsOf(
  { state, entries, scheme, benefitLapsed }: PassbookFacts,
  instalments: readonly Instalment[],
  totalPaise: number,
  overduePaise: number,
  isOver: boolean,
): PassbookSums {
  const standing = entries.filter(({ kind, corrected }) => kind !== 'correction' && !corrected);
  const of = (...kinds: EntryView['kind'][]) =>
    standing.reduce((sum, { kind, amountPaise }) => (kinds.includes(kind) ? sum + amountPaise : sum), 0);
  const receivedPaise = of('receipt');
  const heldPaise = of('receipt', 'refund', 'redemption', 'credit-returned');
  const pays = isPaying(state);
  const asked = Math.min(receivedPaise, totalPaise);
  const usablePaise = pays && !isOver ? Math.min(heldPaise, totalPaise) : 0;
  const benefitPaise = benefitLapsed ? 0 : benefitOf(usablePaise, scheme.benefitBasisPoints);
  const open = instalments.filter(({ state: each }) => each === 'late' || each === 'due');
  return {
    receivedPaise,
    refundedPaise: 0 - of('refund'),
    redeemedPaise: 0 - of('redemption', 'credit-returned'),
    heldPaise,
    overpaidPaise: pays ? Math.max(0, heldPaise - asked) : 0,
    duePaise:
      state === 'active' || state === 'behind'
        ? open.reduce((sum, { amountPaise, paidPaise }) => sum + amountPaise - paidPaise, 0)
        : 0,
    overduePaise,
    benefitPaise,
    worthPaise: usablePaise + benefitPaise,
  };
}

/** The first instalment that is not paid, or the latest whose day has come with all that is missing before it. */
function nextOf(instalments: readonly Instalment[]): PassbookView['next'] {
  const open = instalments.filter(isAsked);
  const asked = open.filter(({ state }) => state !== 'coming');
  const last = asked.at(-1) ?? open[0];
  if (!last) return null;
  const { number, dueOn, graceUntil } = last;
  const together = asked.length > 0 ? asked : [last];
  const amountPaise = together.reduce((sum, each) => sum + each.amountPaise - each.paidPaise, 0);
  return { number, dueOn, graceUntil, amountPaise };
}

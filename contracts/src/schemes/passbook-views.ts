import type { Day } from '../rules/days.ts';
import type { Ending, MembershipState } from '../rules/schemes/membership-states.ts';
import type { Instalment, PassbookTerms } from '../rules/schemes/passbook.ts';
import type { PAYMENT_MODES } from '../rules/orders/payments.ts';
import type { SchemeTotals } from '../rules/schemes/scheme.ts';
import type { PaymentDetails, UpiView } from '../shop/views.ts';

/** A request to join, with the private link to the passbook that it opened. */
export interface JoinedView {
  /** Of the passbook, `PB-00001`. */
  number: string;
  token: string;
}

export interface NomineeView {
  name: string;
  relation: string;
  phone: string | null;
}

/**
 * `receipt`: money in; `refund`: money back; `redemption`: credit used on an order; `credit-returned`: that order was
 * cancelled; `correction`: takes back an entry that was wrong.
 */
export const ENTRY_KINDS = ['receipt', 'refund', 'redemption', 'credit-returned', 'correction'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A line of a passbook. */
export interface EntryView {
  id: string;
  kind: EntryKind;
  /** What it does to the sum that the shop holds, paise. */
  amountPaise: number;
  /** Null for what moved between passbook and order. */
  mode: (typeof PAYMENT_MODES)[number] | null;
  reference: string | null;
  on: Day;
  /** It was taken back since. */
  corrected: boolean;
  /** The entry that a correction takes back. */
  corrects: string | null;
  /** Of a correction: why it was made, and by whom. */
  correction: { reason: string; by: string } | null;
  /** Of a redemption: the order, and the discount that it got besides. */
  orderNumber: string | null;
  benefitPaise: number;
  /** A refund goes to the nominee of who died. */
  paidTo: 'member' | 'nominee' | null;
}

export interface PassbookSums {
  /** All that came in, corrected entries left out. */
  receivedPaise: number;
  refundedPaise: number;
  /** Used on an order. */
  redeemedPaise: number;
  /** What the shop holds of the member: all of the above together. */
  heldPaise: number;
  /** Beyond what the scheme asks for; paid back on request. */
  overpaidPaise: number;
  /** Of instalments whose due day has come, with their grace or without. */
  duePaise: number;
  /** Of instalments whose grace is over. */
  overduePaise: number;
  /** The discount that comes with what is held when it is redeemed; 0 where the benefit has lapsed. */
  benefitPaise: number;
  /** What both can buy; what is overpaid buys nothing. */
  worthPaise: number;
}

/** A passbook as its member sees it by the private link. */
export interface PassbookView {
  number: string;
  joinedAt: string;
  state: MembershipState;
  /** Why it ended; null while it goes on. */
  ending: Ending | null;
  name: string;
  phone: string;
  nominee: NomineeView;
  scheme: PassbookTerms & { slug: string; name: string; nameTa: string | null; totals: SchemeTotals };
  instalments: Instalment[];
  /** Oldest first. */
  entries: EntryView[];
  sums: PassbookSums;
  benefitLapsed: boolean;
  /** One more time that is missed loses the benefit for good. */
  benefitRestored: boolean;
  /** It has lapsed, and nothing brings it back. */
  benefitLost: boolean;
  /** The instalment that is paid next, with what is missing of those before it; null when nothing is asked for. */
  next: { number: number; dueOn: Day; graceUntil: Day; amountPaise: number } | null;
  /** Redeemed or refunded by then; null before the first payment and when nothing is held any more. */
  settleBy: Day | null;
  /** Nothing is asked for and nothing is bought any more: what is held is paid back. */
  isYearOver: boolean;
  /** Where money goes that is paid back: whether that is to be said, and what was said. */
  payee: { isAsked: boolean; payTo: string | null };
  /** Whom to pay; null while nothing is asked for. */
  paymentDetails: PaymentDetails | null;
}

/** What a passbook can pay for an order. */
export interface CreditView {
  creditPaise: number;
  /** Of the sum used; 0 where the benefit has lapsed. */
  benefitBasisPoints: number;
}

/** A passbook behind its link: with what pays the next instalment, and of phones the last four digits. */
export interface OwnPassbookView extends PassbookView {
  /** Null while nothing is asked for. */
  upi: UpiView | null;
}

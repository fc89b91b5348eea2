import type { Revised } from '../revised.ts';
import type { Day } from '../rules/days.ts';
import type { MembershipState } from '../rules/schemes/membership-states.ts';
import type { EntryView, PassbookView } from './passbook-views.ts';

/**
 * Which members: somebody to be reminded, who is late, whose year is over, whose is nearly over, of them whom nobody has told so, who is
 * owed money back, and everybody whose money the shop holds.
 */
export const MEMBER_DUES = ['due', 'overdue', 'over', 'settle', 'warn', 'refund', 'held'] as const;
export type MemberDue = (typeof MEMBER_DUES)[number];

export interface MemberRowView {
  number: string;
  token: string;
  name: string;
  phone: string;
  schemeSlug: string;
  schemeName: string;
  state: MembershipState;
  joinedAt: string;
  receivedPaise: number;
  heldPaise: number;
  /** Of instalments whose day has come. */
  duePaise: number;
  /** Of instalments whose grace is over. */
  overduePaise: number;
  benefitLapsed: boolean;
  /** Redeemed or refunded by then. */
  settleBy: Day | null;
  /** Nothing is bought any more: what they paid goes back to them. */
  isYearOver: boolean;
  /** Their year ends within thirty days, and nobody has told them. */
  toWarn: boolean;
}

/** What staff enter of a member. */
export interface MemberEntry {
  name: string;
  phone: string;
  /** Where the warning goes before the year ends; null: they are told by phone. */
  email: string | null;
  address: string;
  nomineeName: string;
  nomineeRelation: string;
  nomineePhone: string | null;
}

export interface MemberEventView {
  id: string;
  at: string;
  kind: string;
  actor: string;
  text: string;
  amountPaise: number | null;
}

export interface MemberEntryView extends EntryView {
  /** Later than its day, which was closed; null: on it. */
  bookedOn: Day | null;
  note: string;
  recordedAt: string;
  recordedBy: string | null;
  /** It was entered by hand, and no row of the bank tells of it yet. */
  awaitsBank: boolean;
}

/** A member as staff work with them. */
export interface MemberView extends Revised<MemberEntry>, Omit<PassbookView, 'paymentDetails' | 'entries'> {
  token: string;
  /** Their year ends within thirty days, and nobody has told them. */
  toWarn: boolean;
  entries: MemberEntryView[];
  /** What may be paid back now. */
  freePaise: number;
  events: MemberEventView[];
}

/** A line of the ledger, for the accountant. */
export interface LedgerRowView extends MemberEntryView {
  number: string;
  name: string;
  schemeName: string;
}

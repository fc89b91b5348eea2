import type { PictureView } from '../catalogue/views.ts';
import type { Day } from '../rules/days.ts';
import type { Revised } from '../revised.ts';
import type { Ending, MembershipState, SchemeState } from '../rules/membership-states.ts';
import type { Instalment, PassbookTerms } from '../rules/passbook.ts';
import type { PAYMENT_MODES } from '../rules/payments.ts';
import type { SchemeTotals } from '../rules/scheme.ts';
import type { PaymentDetails } from '../shop/views.ts';

/** An advance purchase scheme that can be joined. */
export interface SchemeView extends PassbookTerms {
  slug: string;
  name: string;
  /** Sanitised HTML. */
  description: string;
  picture: PictureView | null;
  joinUntil: Day;
  mostMembers: number;
  /** Every place is taken. */
  isFull: boolean;
  totals: SchemeTotals;
  /** When each instalment is due, in order. */
  dueDays: Day[];
}

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
  scheme: PassbookTerms & { slug: string; name: string; totals: SchemeTotals };
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
  /** Opens an app for UPI with all that it must know; null while nothing is asked for. */
  upi: {
    link: string;
    /** The link as a square to be photographed: an SVG picture. */
    square: string;
  } | null;
}

/** What staff enter of a scheme. */
export interface SchemeEntry {
  name: string;
  slug: string;
  /** Rich text. */
  description: string;
  picture: PictureView | null;
  monthlyPaise: number;
  instalments: number;
  benefitBasisPoints: number;
  /** The first day of the month. */
  firstMonth: Day;
  dueDay: number;
  graceDays: number;
  joinUntil: Day;
  mostMembers: number;
}

/** The same, with its picture named by its key. */
export type SchemeFields = Omit<SchemeEntry, 'picture'> & { pictureKey: string | null };

export interface SchemeRowView {
  id: string;
  slug: string;
  name: string;
  state: SchemeState;
  monthlyPaise: number;
  instalments: number;
  benefitBasisPoints: number;
  firstMonth: Day;
  joinUntil: Day;
  mostMembers: number;
  /** Places taken. */
  members: number;
  /** Of them, who asked to join and was not taken yet. */
  requested: number;
  heldPaise: number;
}

/** How many members a scheme has in each state, and what the shop holds of them. */
export interface SchemeMembersView {
  state: MembershipState;
  members: number;
  heldPaise: number;
}

/** A scheme as staff keep it. */
export interface SchemeRecordView extends Revised<SchemeEntry> {
  id: string;
  state: SchemeState;
  /** States without members are left out. */
  members: SchemeMembersView[];
  /** Members who still have money here. */
  toSettle: number;
}

/**
 * Which members: somebody to be reminded, who is late, whose year is nearly over, of them whom nobody has told so, who is
 * owed money back, and everybody whose money the shop holds.
 */
export const MEMBER_DUES = ['due', 'overdue', 'settle', 'warn', 'refund', 'held'] as const;
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
  /** Their year ends within thirty days, and nobody has told them. */
  toWarn: boolean;
}

/** Who pays in a month: a row of the collection sheet. */
export interface CollectionRowView {
  number: string;
  name: string;
  phone: string;
  state: MembershipState;
  dueOn: Day;
  /** To be paid until the end of the month, with what is missing of earlier ones; 0: paid. */
  openPaise: number;
  /** Came in on days of the month. */
  receivedPaise: number;
}

export interface CollectionView {
  /** The first day of the month. */
  month: Day;
  rows: CollectionRowView[];
  openPaise: number;
  receivedPaise: number;
}

/** What members' money did in a month. */
export interface LiabilityMonthView {
  /** The first day of the month. */
  month: Day;
  receivedPaise: number;
  refundedPaise: number;
  redeemedPaise: number;
  /** What the shop owes its members at the end of the month. */
  heldPaise: number;
}

/** What members' buying will take from the shelf, at net rates. */
export interface ShelfClaimsView {
  /** For what is paid in, of members who pay or can buy, with the benefit that stands. */
  nowPaise: number;
  /** Of it the benefit, which no money came in for. */
  nowBenefitPaise: number;
  /** For all that they will have paid when every instalment has come, with its benefit. */
  fullPaise: number;
  fullBenefitPaise: number;
  /** All counted goods that are on sale and free. */
  shelfPaise: number;
}

export interface LiabilityView {
  heldPaise: number;
  /** Of it, to be settled within thirty days. */
  settleSoonPaise: number;
  settleSoonMembers: number;
  /** What goes off the shelf when everybody buys. */
  claims: ShelfClaimsView;
  /** The last twelve, the oldest first. */
  months: LiabilityMonthView[];
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
  note: string;
  recordedAt: string;
  recordedBy: string | null;
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

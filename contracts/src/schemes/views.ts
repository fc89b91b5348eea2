import type { PictureView } from '../catalogue/views.ts';
import type { Revised } from '../revised.ts';
import type { Day } from '../rules/days.ts';
import type { MembershipState, SchemeState } from '../rules/schemes/membership-states.ts';
import type { PassbookTerms } from '../rules/schemes/passbook.ts';
import type { SchemeTotals } from '../rules/schemes/scheme.ts';

/** An advance purchase scheme that can be joined. */
export interface SchemeView extends PassbookTerms {
  slug: string;
  name: string;
  nameTa: string | null;
  /** Sanitised HTML. */
  description: string;
  descriptionTa: string | null;
  picture: PictureView | null;
  joinUntil: Day;
  mostMembers: number;
  /** Every place is taken. */
  isFull: boolean;
  totals: SchemeTotals;
  /** When each instalment is due, in order. */
  dueDays: Day[];
}

/** What staff enter of a scheme. */
export interface SchemeEntry {
  name: string;
  nameTa: string | null;
  slug: string;
  /** Rich text. */
  description: string;
  descriptionTa: string | null;
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
  /** Name and description are there in Tamil. */
  translated: boolean;
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

/** Who pays in a month: a row of the collection sheet. */
export interface CollectionRowView {
  number: string;
  name: string;
  phone: string;
  state: MembershipState;
  dueOn: Day;
  /** To be paid until the end of the month, with what is missing of earlier ones; 0: nothing is asked for. */
  openPaise: number;
  /** All that was due until the end of the month is here. */
  isPaid: boolean;
  /** Came in on days of the month. */
  receivedPaise: number;
}

export interface CollectionView {
  schemeName: string;
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
  /** And of members whose year is over: it should not be here any more. */
  overPaise: number;
  overMembers: number;
  /** What goes off the shelf when everybody buys. */
  claims: ShelfClaimsView;
  /** The last twelve, the oldest first. */
  months: LiabilityMonthView[];
}

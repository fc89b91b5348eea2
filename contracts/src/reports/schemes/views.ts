import type { Day } from '../../rules/days.ts';

export const LIABILITY_DUES = ['soon', 'over'] as const;
/** The year of a member's money ends within thirty days, or is over. */
export type LiabilityDue = (typeof LIABILITY_DUES)[number];

/** A passbook of which the shop held something on a day. */
export interface LiabilityRowView {
  number: string;
  name: string;
  schemeName: string;
  heldPaise: number;
  /** The last day of its year. */
  settleBy: Day | null;
  due: LiabilityDue | null;
}

/** Members, and what the shop held of them together. */
export interface LiabilityPartView {
  members: number;
  paise: number;
}

/** What the shop held of the members that a query matches. */
export interface LiabilitySumsView {
  day: Day;
  held: LiabilityPartView;
  soon: LiabilityPartView;
  over: LiabilityPartView;
}

import type { Day } from '../../rules/days.ts';

/** Commissions as they stood on a day. */
export interface CommissionsView {
  /** Of orders that are not collected yet. */
  pendingPaise: number;
  /** Of collected orders: what was due and what was paid. */
  earnedPaise: number;
  duePaise: number;
  /** Of approved payouts that have not failed, tax and all. */
  paidPaise: number;
  /** Of what was paid, deducted as tax. */
  taxPaise: number;
}

export interface CommissionRowView extends CommissionsView {
  id: string;
  code: string;
  name: string;
}

/** What the referrers that a query matches come to. */
export interface CommissionSumsView extends CommissionsView {
  day: Day;
  referrers: number;
}

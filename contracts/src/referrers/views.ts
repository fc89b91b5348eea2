import type { CommissionEntryView, CommissionSums } from '../referrals/views.ts';
import type { OrderState } from '../rules/orders/order-states.ts';

export const REFERRER_STATES = ['invited', 'active', 'suspended'] as const;
export type ReferrerState = (typeof REFERRER_STATES)[number];

export interface ReferrerRowView extends CommissionSums {
  id: string;
  name: string;
  code: string;
  phone: string;
  state: ReferrerState;
  commissionBasisPoints: number;
}

/** A referrer as everybody at the desk may see them: without PAN and without where the money goes. */
export interface ReferrerDeskView extends ReferrerRowView {
  email: string | null;
  createdAt: string;
  hasPan: boolean;
  /** Why they are suspended, as they read it. */
  suspendedReason: string | null;
  /** Where payouts go to; null: nothing was entered. */
  paidBy: 'upi' | 'bank' | null;
  openFlags: number;
}

/** What staff enter of a referrer. */
export interface ReferrerEntry {
  name: string;
  phone: string;
  email: string | null;
  code: string;
  commissionBasisPoints: number;
  address: string | null;
  pan: string | null;
  upiId: string | null;
  accountName: string | null;
  accountNumber: string | null;
  ifsc: string | null;
}

/** An order that a referrer brought, with what it is worth to them. */
export interface BroughtOrderView {
  number: string;
  placedAt: string;
  customerName: string;
  city: string;
  state: OrderState;
  goodsPaise: number;
  pendingPaise: number;
  earnedPaise: number;
}

/** By what an order looks like the referrer's own. */
export const FLAG_SIGNS = ['phone', 'upi', 'address', 'device'] as const;
export type FlagSign = (typeof FLAG_SIGNS)[number];
export const FLAG_DECISIONS = ['allowed', 'refused'] as const;
export type FlagDecision = (typeof FLAG_DECISIONS)[number];
/** `moved`: the order counts for somebody else, or for nobody, before anybody decided. */
export const FLAG_STATES = ['open', ...FLAG_DECISIONS, 'moved'] as const;
export type FlagState = (typeof FLAG_STATES)[number];

export interface ReferralFlagView {
  id: string;
  orderNumber: string;
  orderState: OrderState;
  customerName: string;
  referrerId: string;
  referrerName: string;
  code: string;
  signs: FlagSign[];
  raisedAt: string;
  state: FlagState;
  /** The code that the order counts for now; null: for nobody. */
  countsFor: string | null;
  decision: FlagDecision | null;
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
  /** What the order is worth to the referrer now. */
  pendingPaise: number;
  earnedPaise: number;
  /** What decisions and corrections did to the ledger, the last one first. */
  entries: Pick<CommissionEntryView, 'id' | 'at' | 'kind' | 'pendingPaise' | 'duePaise'>[];
}

/** A place in the league of a season. */
export interface LeagueRowView {
  id: string;
  name: string;
  code: string;
  orders: number;
  /** Of orders that were not cancelled. */
  valuePaise: number;
  /** Pending and earned together. */
  commissionPaise: number;
}

export interface LeagueView {
  season: string;
  rows: LeagueRowView[];
}

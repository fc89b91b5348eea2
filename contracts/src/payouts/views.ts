import type { CommissionTax } from '../rules/referrals/commission-tax.ts';
import type { CommissionKind } from '../rules/referrals/commission.ts';

/** Why somebody to whom money is due is not in the batch. */
export type PayoutObstacle = 'no-details' | 'suspended' | 'in-batch' | 'not-credited';

export interface PreviewedPayoutView extends CommissionTax {
  referrerId: string;
  name: string;
  code: string;
  /** What is due: of what was credited without its tax. */
  grossPaise: number;
  /** The part that no monthly credit covers: the tax is of this part alone. */
  uncreditedPaise: number;
  netPaise: number;
  hasPan: boolean;
  obstacle: PayoutObstacle | null;
}

export interface PayoutPreviewView {
  minimumPaise: number;
  /** `2026-27`. */
  taxYear: string;
  payouts: PreviewedPayoutView[];
}

export type PayoutBatchState = 'proposed' | 'approved' | 'discarded';
export type PayoutState = 'proposed' | 'sent' | 'paid' | 'failed' | 'discarded';

export interface PayoutBatchRowView {
  number: number;
  state: PayoutBatchState;
  createdAt: string;
  createdBy: string;
  approvedAt: string | null;
  approvedBy: string | null;
  payouts: number;
  grossPaise: number;
  taxPaise: number;
  /** How many the bank has not answered, and how many failed. */
  waiting: number;
  failed: number;
}

export interface PayoutView {
  reference: string;
  batch: number;
  at: string;
  referrerId: string;
  name: string;
  code: string;
  state: PayoutState;
  grossPaise: number;
  taxPaise: number;
  netPaise: number;
  /** A UPI ID, or the end of an account number with its bank's code: whoever approves sees where money goes. */
  paidTo: string;
  bankReference: string | null;
  failure: string | null;
}

export interface PayoutBatchView extends PayoutBatchRowView {
  /** Whoever asks made it, and it waits for somebody else. */
  needsAnother: boolean;
  rows: PayoutView[];
}

/** What an answer of the bank did: `unchanged` it was said before, `unknown` no such transfer waits. */
export interface AnsweredPayoutView {
  reference: string;
  result: 'paid' | 'failed' | 'unchanged' | 'unknown';
}

export interface StatementLineView {
  at: string;
  kind: CommissionKind;
  /** Null: a transfer that failed before, or the tax of a monthly credit. */
  orderNumber: string | null;
  basePaise: number | null;
  basisPoints: number | null;
  paise: number;
}

/** All that a payout is made of, for who was paid and for the tax office. */
export interface PayoutStatementView extends CommissionTax {
  reference: string;
  at: string;
  state: PayoutState;
  name: string;
  code: string;
  address: string | null;
  pan: string | null;
  /** A UPI ID, or the end of an account number with its bank's code. */
  paidTo: string;
  bankReference: string | null;
  lines: StatementLineView[];
  grossPaise: number;
  /** The part that no monthly credit covered: the tax is of this part alone. */
  uncreditedPaise: number;
  netPaise: number;
  /** Its transfer failed, and its tax stays deducted. */
  taxStands: boolean;
  taxYear: string;
  taxSection: string;
  /** Of the shop; null: it has none. */
  tan: string | null;
}

import type { PayoutBatchState } from '../payouts/views.ts';
import type { Day } from '../rules/days.ts';

/** Why a member whose year is over is in no batch: nobody said where to, it goes to a nominee, or they are in one. */
export type RefundObstacle = 'no-details' | 'nominee' | 'in-batch';

/** A member whose year is over, with what goes back. */
export interface DueRefundView {
  number: string;
  name: string;
  paise: number;
  /** The last day on which it could have been used. */
  settleBy: Day;
  /** A UPI ID, or the end of an account's number with its bank's code. */
  payTo: string | null;
  obstacle: RefundObstacle | null;
}

export interface RefundRowView {
  /** `R00001003`: what the bank and the passbook know it by. */
  reference: string;
  number: string;
  name: string;
  paise: number;
  payTo: string;
  /** The batch waits, and more or less is held by now, or it goes elsewhere: it cannot be approved. */
  isOvertaken: boolean;
}

export interface RefundBatchView {
  number: number;
  state: PayoutBatchState;
  createdAt: string;
  createdBy: string;
  approvedAt: string | null;
  approvedBy: string | null;
  paise: number;
  /** Whoever asks made it, and it waits for somebody else. */
  needsAnother: boolean;
  rows: RefundRowView[];
}

/** Members whose year is over, and the batches that pay them back, the newest first. */
export interface SchemeRefundsView {
  due: DueRefundView[];
  batches: RefundBatchView[];
}

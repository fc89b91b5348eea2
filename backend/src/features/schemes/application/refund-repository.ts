import type { RefundBatchView } from '@shop/contracts/schemes/refund-views';
import type { Day } from '@shop/contracts/rules/days';
import type { Ending } from '@shop/contracts/rules/schemes/membership-states';
import type { Payee } from '@shop/contracts/rules/schemes/payee';

/** A member whose year is over, with money here. */
export interface OverMember {
  number: string;
  name: string;
  paise: number;
  settleBy: Day;
  ending: Ending | null;
  payee: Payee | null;
  /** Stands in a batch that nobody approved yet. */
  isInBatch: boolean;
}

export interface NewRefund {
  number: string;
  name: string;
  paise: number;
  payee: Payee;
}

/** A refund of a batch, as it was proposed. */
export interface ProposedRefund extends NewRefund {
  reference: string;
}

export interface LockedRefundBatch {
  id: string;
  state: RefundBatchView['state'];
  createdBy: string;
}

/** Batches that pay members back; what changes them runs in the caller's transaction. */
export abstract class RefundRepository {
  /** Members whose year is over, the longest ago first. */
  abstract over(today: Day): Promise<OverMember[]>;
  /** The latest batches with their rows, of which those of one that waits may be overtaken. */
  abstract batches(today: Day): Promise<(Omit<RefundBatchView, 'needsAnother'> & { createdById: string })[]>;
  /** @returns the number of the batch */
  abstract propose(refunds: readonly NewRefund[], by: string, at: Date): Promise<number>;
  abstract lockBatch(number: number): Promise<LockedRefundBatch | null>;
  /** Of an approved batch, or of one that waits, by number of the passbook. */
  abstract refundsIn(number: number): Promise<ProposedRefund[]>;
  abstract approve(batchId: string, by: string, at: Date): Promise<void>;
  abstract discard(batchId: string): Promise<void>;
}

import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type {
  PayoutBatchRowView,
  PayoutBatchState,
  PayoutStatementView,
  PayoutState,
  PayoutView,
} from '@shop/contracts/payouts/views';
import type { ReferrerState } from '@shop/contracts/referrers/views';
import type { Month } from '@shop/contracts/rules/months';
import type { CommissionTax, TaxedInYear } from '@shop/contracts/rules/referrals/commission-tax';

/** Who is paid, and where to; told again with every payout, as it was then. */
export interface Payee {
  name: string;
  address: string | null;
  pan: string | null;
  upiId: string | null;
  accountName: string | null;
  accountNumber: string | null;
  ifsc: string | null;
}

/** Somebody to whom money is due. */
export interface DueReferrer {
  referrerId: string;
  code: string;
  state: ReferrerState;
  duePaise: number;
  /** The last entry of the ledger that the sum is made of. */
  throughTurn: number;
  /** Stands in a batch that nobody approved yet. */
  isInBatch: boolean;
  payee: Payee;
  taxedInYear: TaxedInYear;
  /** The part that no monthly credit covers. */
  uncreditedPaise: number;
  /** Of a month that is over something is not credited: that comes first. */
  lacksCredit: boolean;
}

export interface NewPayout extends CommissionTax {
  referrerId: string;
  throughTurn: number;
  grossPaise: number;
  uncreditedPaise: number;
  taxYear: string;
  taxSection: string;
  payee: Payee;
}

export interface LockedBatch {
  id: string;
  state: PayoutBatchState;
  createdBy: string;
}

/** A payout of a locked batch, with what is due to its referrer now. */
export interface LockedPayout {
  id: string;
  reference: string;
  state: PayoutState;
  taxYear: string;
  name: string;
  grossPaise: number;
  duePaise: number;
  referrerState: ReferrerState;
  /** Where the money goes, or the PAN, was changed since the payout was proposed. */
  isPaidOtherwise: boolean;
  /** Something of it was credited since, or is of a month that is over by now: its tax is another. */
  isCreditedOtherwise: boolean;
}

/** What the bank said of a payout. */
export interface Settlement {
  payoutId: string;
  state: 'paid' | 'failed';
  bankReference: string | null;
  failure: string | null;
}

/** A row of the file for the bank. */
export interface Transfer {
  reference: string;
  netPaise: number;
  payee: Payee;
}

/** Payouts as they are kept; what changes them runs in the caller's transaction. */
export abstract class PayoutRepository {
  abstract page(query: ListQuery): Promise<ListPage<PayoutBatchRowView>>;
  abstract batch(number: number): Promise<(PayoutBatchRowView & { createdById: string }) | null>;
  abstract payoutsIn(number: number): Promise<PayoutView[]>;
  /** With those that wait to be approved. */
  abstract ofReferrer(referrerId: string, query: ListQuery): Promise<ListPage<PayoutView>>;
  /** Those that are on their way, or were: what is not approved may yet be discarded. */
  abstract sentTo(referrerId: string, query: ListQuery): Promise<ListPage<PayoutView>>;
  /** What is all tax is no transfer: banks refuse a sum of nothing. */
  abstract transfers(number: number): Promise<Transfer[]>;
  abstract statement(reference: string): Promise<Omit<PayoutStatementView, 'tan'> | null>;

  /** To whom at least so much is due, the most first. */
  abstract due(minimumPaise: number, taxYear: string, month: Month): Promise<DueReferrer[]>;
  /** Nothing of theirs changes in the ledger until the transaction ends. */
  abstract lockReferrers(ids: readonly string[]): Promise<void>;
  /** @returns the number of the batch */
  abstract propose(payouts: readonly NewPayout[], by: string, at: Date): Promise<number>;
  abstract lockBatch(number: number): Promise<LockedBatch | null>;
  /** With their referrers locked. */
  abstract lockPayouts(batchId: string, month: Month): Promise<LockedPayout[]>;
  /** The payouts are sent, and the ledger has them paid. What is all tax never meets the bank, and is settled at once. */
  abstract approve(batchId: string, by: string, at: Date): Promise<void>;
  abstract discard(batchId: string): Promise<void>;
  /** What failed is due again; only its net, where its tax was paid to the state or its month is closed. */
  abstract settle(settlements: readonly Settlement[], at: Date): Promise<void>;
}

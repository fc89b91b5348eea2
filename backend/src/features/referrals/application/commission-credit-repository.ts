import type { CommissionCreditView, UncreditedMonthView } from '@shop/contracts/commission-credits/views';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Day } from '@shop/contracts/rules/days';
import type { Month } from '@shop/contracts/rules/months';
import type { CommissionTax, TaxedInYear } from '@shop/contracts/rules/referrals/commission-tax';
import type { Payee } from './payout-repository.ts';

/** What a referrer earned until a month was over, and nothing has credited or paid. */
export interface Uncredited {
  referrerId: string;
  grossPaise: number;
  /** The last entry of the ledger that the sum is made of. */
  throughTurn: number;
  payee: Payee;
  taxedInYear: TaxedInYear;
}

export interface NewCredit extends CommissionTax {
  referrerId: string;
  month: Month;
  creditedOn: Day;
  throughTurn: number;
  grossPaise: number;
  taxYear: string;
  taxSection: string;
  payee: Payee;
}

/** Monthly credits as they are kept; what changes them runs in the caller's transaction. */
export abstract class CommissionCreditRepository {
  /** Of months before this one, the oldest first. */
  abstract uncreditedMonths(before: Month): Promise<UncreditedMonthView[]>;
  /** Of whom something may be to be credited, from the month of which it is on. */
  abstract uncreditedSince(through: Month): Promise<{ month: Month; referrerIds: string[] } | null>;
  /** Of these, who are locked. */
  abstract uncredited(month: Month, taxYear: string, referrerIds: readonly string[]): Promise<Uncredited[]>;
  /** The ledger has its tax, on the day on which it is booked. */
  abstract add(credit: NewCredit, at: Date): Promise<void>;
  /** Of one referrer, the newest first. */
  abstract ofReferrer(referrerId: string, query: ListQuery): Promise<ListPage<CommissionCreditView>>;
}

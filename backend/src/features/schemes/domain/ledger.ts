import type { Day } from '@shop/contracts/rules/days';

/** How money came or went. */
export interface Transfer {
  mode: 'upi' | 'bank' | 'cash';
  reference: string | null;
  receivedOn: Day;
  note: string;
}

/** An entry of a passbook's ledger as its rules need it. */
export interface LedgerEntry {
  id: string;
  kind: 'receipt' | 'refund' | 'redemption' | 'credit-returned' | 'correction';
  /** What it does to the sum that the shop holds. */
  amountPaise: number;
  on: Day;
  orderId: string | null;
  /** It was taken back. */
  corrected: boolean;
}

/** An entry that is about to be written. */
export interface NewEntry extends Omit<LedgerEntry, 'corrected'> {
  mode: Transfer['mode'] | null;
  reference: string | null;
  note: string;
  paidTo: 'member' | 'nominee' | null;
  /** The entry that it takes back. */
  corrects: string | null;
  benefitPaise: number;
}

const NOTHING = {
  mode: null,
  reference: null,
  note: '',
  paidTo: null,
  corrects: null,
  orderId: null,
  benefitPaise: 0,
} as const;

/** An entry with what it does not say left empty. */
export function newEntry(
  said: Pick<NewEntry, 'id' | 'kind' | 'amountPaise' | 'on'> & Partial<NewEntry>,
): NewEntry {
  return { ...NOTHING, ...said };
}

import type { EntryView, PassbookView } from '@shop/contracts/schemes/passbook-views';

/** A payment with the number of its receipt, `PB-00042/3`: the third that came in, whatever was taken off since. */
export interface Receipt {
  number: string;
  entry: EntryView;
}

/** The receipts that stand, oldest first. */
export function receiptsOf({ number, entries }: Pick<PassbookView, 'number' | 'entries'>): Receipt[] {
  return entries
    .filter(({ kind }) => kind === 'receipt')
    .map((entry, index) => ({ number: `${number}/${index + 1}`, entry }))
    .filter(({ entry }) => !entry.corrected);
}

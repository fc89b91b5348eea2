import type { EntryView, PassbookView } from '@shop/contracts/schemes/passbook-views';

/** A payment with the number of its receipt, `PB-00042/3`: the third that came in, whatever was taken off since. */
export interface Receipt {
  number: string;
  entry: EntryView;
  /** What took it off again; null while it stands. */
  correction: EntryView | null;
}

/** All receipts, oldest first: one that was corrected stays readable, marked so. */
export function receiptsOf({ number, entries }: Pick<PassbookView, 'number' | 'entries'>): Receipt[] {
  return entries
    .filter(({ kind }) => kind === 'receipt')
    .map((entry, index) => ({
      number: `${number}/${index + 1}`,
      entry,
      correction: entries.find(({ corrects }) => corrects === entry.id) ?? null,
    }));
}

import type { ExportColumn } from './export-files.ts';

/** A row of the file for the bank: to whom how much goes, and under which reference. */
export interface BankTransfer {
  reference: string;
  netPaise: number;
  payee: {
    name: string;
    upiId: string | null;
    accountName: string | null;
    accountNumber: string | null;
    ifsc: string | null;
  };
}

/** The file for the bank: money in rupees, with its paise. @param what stands before the reference in the narration */
export function bankFileOf(what: string): readonly ExportColumn<BankTransfer>[] {
  return [
    { head: 'Reference', value: ({ reference }) => reference },
    { head: 'Name', value: ({ payee }) => payee.accountName ?? payee.name },
    { head: 'UPI', value: ({ payee }) => payee.upiId },
    { head: 'Account number', value: ({ payee }) => (payee.upiId === null ? payee.accountNumber : null) },
    { head: 'IFSC', value: ({ payee }) => (payee.upiId === null ? payee.ifsc : null) },
    { head: 'Amount', value: ({ netPaise }) => (netPaise / 100).toFixed(2) },
    { head: 'Narration', value: ({ reference }) => `${what} ${reference}` },
    { head: 'Status', value: () => null },
    { head: 'UTR', value: () => null },
    { head: 'Reason', value: () => null },
  ];
}

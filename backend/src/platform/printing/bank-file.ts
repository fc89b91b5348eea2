import type { ExportFormat } from '@shop/contracts/listing/views';
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

/**
 * The file for the bank: money in rupees, with its paise; a number in Excel, which adds no texts up.
 * @param what stands before the reference in the narration
 */
export function bankFileOf(what: string, format: ExportFormat): readonly ExportColumn<BankTransfer>[] {
  const amountOf = ({ netPaise }: BankTransfer) => netPaise / 100;
  return [
    { head: 'Reference', value: ({ reference }) => reference },
    { head: 'Name', value: ({ payee }) => payee.accountName ?? payee.name },
    { head: 'UPI', value: ({ payee }) => payee.upiId },
    { head: 'Account number', value: ({ payee }) => (payee.upiId === null ? payee.accountNumber : null) },
    { head: 'IFSC', value: ({ payee }) => (payee.upiId === null ? payee.ifsc : null) },
    { head: 'Amount', value: format === 'csv' ? (row) => amountOf(row).toFixed(2) : amountOf },
    { head: 'Narration', value: ({ reference }) => `${what} ${reference}` },
    { head: 'Status', value: () => null },
    { head: 'UTR', value: () => null },
    { head: 'Reason', value: () => null },
  ];
}

import type { ExportColumn } from '../../../../printing/export-files.ts';
import type { Transfer } from '../../application/payout-book.ts';

/** The file for the bank: money in rupees, with its paise. */
export const bankFile: readonly ExportColumn<Transfer>[] = [
  { head: 'Reference', value: ({ reference }) => reference },
  { head: 'Name', value: ({ payee }) => payee.accountName ?? payee.name },
  { head: 'UPI', value: ({ payee }) => payee.upiId },
  { head: 'Account number', value: ({ payee }) => (payee.upiId === null ? payee.accountNumber : null) },
  { head: 'IFSC', value: ({ payee }) => (payee.upiId === null ? payee.ifsc : null) },
  { head: 'Amount', value: ({ netPaise }) => (netPaise / 100).toFixed(2) },
  { head: 'Narration', value: ({ reference }) => `Commission ${reference}` },
  { head: 'Status', value: () => null },
  { head: 'UTR', value: () => null },
  { head: 'Reason', value: () => null },
];

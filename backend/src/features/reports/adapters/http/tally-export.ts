import { rupees } from '@shop/contracts/rules/money';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';
import type { Voucher } from '../../domain/tally/voucher.ts';

interface Line {
  voucher: Voucher;
  /** Its place in the voucher. */
  at: number;
}

const paiseOf = ({ voucher, at }: Line) => voucher.lines[at]?.paise ?? 0;

/** A row for each line of a voucher, in rupees. */
export const tallyExport: readonly ExportColumn<Line>[] = [
  { head: 'Date', value: ({ voucher }) => voucher.day },
  { head: 'Voucher type', value: ({ voucher }) => voucher.type },
  { head: 'Voucher number', value: ({ voucher }) => voucher.number },
  { head: 'Reference', value: ({ voucher }) => voucher.reference },
  { head: 'Ledger', value: ({ voucher, at }) => voucher.lines[at]?.ledger ?? '' },
  { head: 'Debit', value: (line) => (paiseOf(line) > 0 ? rupees(paiseOf(line)) : null) },
  { head: 'Credit', value: (line) => (paiseOf(line) < 0 ? rupees(-paiseOf(line)) : null) },
  { head: 'Name', value: ({ voucher }) => voucher.name },
  { head: 'GSTIN', value: ({ voucher }) => voucher.supply?.gstin ?? null },
  { head: 'Place of supply', value: ({ voucher }) => voucher.supply?.placeOfSupply ?? null },
  { head: 'Narration', value: ({ voucher }) => voucher.narration },
  { head: 'Id', value: ({ voucher }) => voucher.remoteId },
];

import { formatInstant } from '@shop/contracts/rules/days';
import type { MoneyEntryView, MoneySource } from '@shop/contracts/reports/money-entry';
import { rupees } from '@shop/contracts/rules/money';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';
import { MODES } from '../../../../platform/printing/export-words.ts';

const SOURCES: Record<MoneySource, string> = { order: 'Order', passbook: 'Passbook', payout: 'Payout' };

/** For whoever does the accounts: money in rupees. */
export const moneyExport: readonly ExportColumn<MoneyEntryView>[] = [
  { head: 'Date', value: ({ day }) => day },
  { head: 'Value date', value: ({ valueDay }) => valueDay },
  { head: 'Correction', value: ({ isCorrection }) => (isCorrection ? 'yes' : null) },
  { head: 'Mode', value: ({ mode }) => MODES[mode] },
  { head: 'Reference', value: ({ reference }) => reference },
  { head: 'In', value: ({ amountPaise }) => (amountPaise > 0 ? rupees(amountPaise) : null) },
  { head: 'Out', value: ({ amountPaise }) => (amountPaise < 0 ? rupees(-amountPaise) : null) },
  { head: 'For', value: ({ source }) => SOURCES[source] },
  { head: 'Number', value: ({ numbers }) => numbers.join(', ') },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Recorded on', value: ({ recordedAt }) => formatInstant(recordedAt) },
  { head: 'Recorded by', value: ({ recordedBy }) => recordedBy },
  {
    head: 'In a bank statement',
    value: ({ isBacked }) => (isBacked === null ? null : isBacked ? 'yes' : 'no'),
  },
];

import type { GstReturnView } from '@shop/contracts/reports/gst';
import type { MoneySumsView } from '@shop/contracts/reports/money-entry';
import type { MonthView } from '@shop/contracts/reports/month';
import { rupees } from '@shop/contracts/rules/money';
import { harmlessCell } from '@shop/contracts/rules/files/spreadsheet';
import { totalsWords as words } from '../../../../words/en/staff/month.ts';
import { modeWords } from '../../../../words/en/staff/orders.ts';

type Row = readonly (string | number)[];

/** The cover sheet of a month's files as CSV: what each comes to, in rupees, and what is missing. */
export function totalsOf(
  { month, unbacked, bankRows }: MonthView,
  { modes }: MoneySumsView,
  gst: GstReturnView,
  missing: readonly string[],
): string {
  const outward = (['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const).map((of) =>
    rupees(gst.outward[of]),
  );
  const rows: Row[] = [
    [words.month, month],
    [],
    words.moneyHeads,
    ...modes.map(({ mode, beforePaise, inPaise, outPaise }) => [
      modeWords[mode],
      ...[beforePaise, inPaise, outPaise, beforePaise + inPaise - outPaise].map((paise) => rupees(paise)),
    ]),
    [words.unbacked, rupees(unbacked.paise)],
    [words.bankRows, rupees(bankRows.paise)],
    [],
    words.gstHeads,
    [words.outward, ...outward],
    ...gst.sections.map(({ table, taxablePaise, cgstPaise, sgstPaise, igstPaise }) => [
      table,
      ...[taxablePaise, cgstPaise, sgstPaise, igstPaise].map((paise) => rupees(paise)),
    ]),
    ...missing.map((what) => [words.missing, what]),
  ];
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = harmlessCell(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

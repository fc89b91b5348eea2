import { harmlessCell } from '@shop/contracts/rules/files/spreadsheet';
import writeExcelFile from 'write-excel-file/node';
import type { PrintedDocument } from '../../../../platform/printing/printed-document.ts';
import type { GstSheet, SheetCell } from '../../domain/gstr1/sheets.ts';

/** The sheets as a workbook: three rows of sums, the heads in the fourth. */
export const document: PrintedDocument<[sheets: GstSheet[]]> = {
  address: import.meta.url,
  set: (sheets) => writeExcelFile(sheets.map(sheetOf)).toBuffer(),
};

const DAY = /^20\d\d-\d\d-\d\d$/;
/** Rows that stay in sight. */
const HEAD = 4;

function sheetOf({ name, title, sums, heads, rows }: GstSheet) {
  const over = (of: (sum: readonly [string, number]) => string | number) =>
    heads.map((_, column) => (sums[column] ? of(sums[column]) : null));
  const bold = (row: SheetCell[]) =>
    row.map((value) => value !== null && { value, fontWeight: 'bold' as const }).map((cell) => cell || null);
  const data = [
    bold([title]),
    bold(over(([label]) => label)),
    over(([, sum]) => sum),
    bold([...heads]),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const columns = heads.map((head) => ({ width: Math.max(14, head.length + 2) }));
  return { data, sheet: name, columns, stickyRowsCount: HEAD };
}

function cellOf(cell: SheetCell) {
  if (typeof cell !== 'string') return cell;
  return DAY.test(cell) ? { value: new Date(cell), type: Date, format: 'dd-mmm-yyyy' } : harmlessCell(cell);
}

import type { ExportFormat } from '@shop/contracts/listing/views';
import { harmlessCell } from '@shop/contracts/rules/files/spreadsheet';
import writeExcelFile from 'write-excel-file/node';
import type { PrintedDocument } from './printed-document.ts';

export type ExportCell = string | number | null;

/** A table as a file for a spreadsheet, its heads first. */
export const document: PrintedDocument<[format: ExportFormat, heads: string[], rows: ExportCell[][]]> = {
  address: import.meta.url,
  set: (format, heads, rows) => (format === 'csv' ? asCsv([heads, ...rows]) : asXlsx(heads, rows)),
};

/** Begins with a byte order mark: without it Excel reads Tamil as Latin letters. */
async function asCsv(rows: ExportCell[][]): Promise<Uint8Array> {
  const lines = rows.map((row) => row.map(csvCell).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

function csvCell(cell: ExportCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = harmlessCell(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;
/** Least and most characters of a column: a date is not cut, and an address does not push the rest off the screen. */
const WIDTH = { min: 12, max: 40 };

/** Days are dates there, to be sorted and filtered by month. */
async function asXlsx(heads: string[], rows: ExportCell[][]): Promise<Uint8Array> {
  const bold = heads.map((value) => ({ value, fontWeight: 'bold' as const }));
  const columns = heads.map((head, at) => {
    const longest = Math.max(head.length, ...rows.map((row) => String(row[at] ?? '').length));
    return { width: Math.min(WIDTH.max, Math.max(WIDTH.min, longest + 2)) };
  });
  const cells = rows.map((row) => row.map(xlsxCell));
  return writeExcelFile([bold, ...cells], { stickyRowsCount: 1, columns }).toBuffer();
}

function xlsxCell(cell: ExportCell) {
  if (typeof cell !== 'string') return cell;
  const value = new Date(cell);
  // What a stranger typed may look like a day and be none: a file with such a date cannot be opened.
  const isDay = DAY.test(cell) && !Number.isNaN(value.getTime()) && value.toISOString().startsWith(cell);
  return isDay ? { value, type: Date, format: 'dd mmm yyyy' } : harmlessCell(cell);
}

import type { ExportFormat } from '@shop/contracts/listing/views';
import { harmlessCell } from '@shop/contracts/rules/spreadsheet';
import writeExcelFile from 'write-excel-file/node';
import type { Paper } from './paper.ts';

export type ExportCell = string | number | null;

/** A table as a file for a spreadsheet, its heads first. */
export const paper: Paper<[format: ExportFormat, heads: string[], rows: ExportCell[][]]> = {
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

async function asXlsx(heads: string[], rows: ExportCell[][]): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmlessCell(cell) : cell)));
  const bold = heads.map((value) => ({ value, fontWeight: 'bold' as const }));
  return writeExcelFile([bold, ...cells], { stickyRowsCount: 1 }).toBuffer();
}

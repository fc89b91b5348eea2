import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { ChangeSetView } from '@shop/contracts/sheets/views';
import type { ImportPreviewView } from '@shop/contracts/sheets/views';
import type { ImportedColumn } from '@shop/contracts/rules/catalogue/product-columns';
import type { Caller } from './caller.ts';

export const IMPORTS = '/api/admin/product-imports';

export type ImportRow = Partial<Record<ImportedColumn, string>>;
export const GOOD_ROW: ImportRow = {
  name: 'Peacock Fountain',
  category: 'Sparklers',
  unit: 'Box',
  content: '5 pcs',
  mrp: '₹1,23,456.50',
  net: '500',
};

/** Sends a file of products part by part, and asks for its preview. */
export async function previewed(desk: Caller, columns: readonly string[], parts: object[][], more = {}) {
  const sheet = randomUUID();
  for (const [part, rows] of parts.entries()) {
    expect((await desk.put(`/api/admin/sheets/${sheet}/${part}`, { rows })).status).toBe(204);
  }
  return desk.post<ImportPreviewView>(`${IMPORTS}/previews`, {
    sheet,
    parts: parts.length,
    columns,
    ...more,
  });
}

/** The rows as a file of one part sends them, the first in row 2. */
export async function previewRows(desk: Caller, rows: readonly ImportRow[]): Promise<ImportPreviewView> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))] as ImportedColumn[];
  const sent = rows.map((row, index) => ({
    row: index + 2,
    cells: columns.map((column) => row[column] ?? ''),
  }));
  return (await previewed(desk, columns, [sent])).body;
}

export const decide = (desk: Caller, id: string, step: 'apply' | 'undo') =>
  desk.post<ChangeSetView & { code?: string }>(`${IMPORTS}/${id}/${step}`);

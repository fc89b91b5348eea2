import { harmlessCell } from '@shop/contracts/rules/spreadsheet';
import type { SheetData } from 'write-excel-file/universal';

/** Saves rows as an XLSX file on this device. No text is ever a formula, not when somebody edits it either. */
export async function saveSheet(
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  const { default: write } = await import('write-excel-file/universal');
  const data: SheetData = rows.map((row, index) =>
    row.map((value) => {
      if (value === null) return null;
      if (typeof value === 'number') return { value, type: Number };
      return {
        value: harmlessCell(value),
        type: String,
        ...(index === 0 && { fontWeight: 'bold' as const }),
      };
    }),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await write(data).toBlob());
  link.download = `${name}.xlsx`;
  link.click();
  // The download has begun by then; the address must outlive the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

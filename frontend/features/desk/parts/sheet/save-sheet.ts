import { harmlessCell } from '@shop/contracts/rules/spreadsheet';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves rows as an XLSX file on this device. No text is ever a formula, not when somebody edits it either. */
export async function saveSheet(
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  const { xlsxOf } = await import('./xlsx-file.ts');
  const data = rows.map((row) =>
    row.map((value) => (typeof value === 'string' ? harmlessCell(value) : value)),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([xlsxOf(data)], { type: TYPE }));
  link.download = `${name}.xlsx`;
  link.click();
  // The download has begun by then; the address must outlive the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

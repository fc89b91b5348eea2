import { harmlessCell } from '@shop/contracts/rules/files/spreadsheet';
import { saveFile } from '../save-file.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves rows as an XLSX file on this device. No text is ever a formula, not when somebody edits it either. */
export async function saveSheet(
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  const { xlsxOf } = await import('../../../../lib/sheet/xlsx-file.ts');
  const data = rows.map((row) =>
    row.map((value) => (typeof value === 'string' ? harmlessCell(value) : value)),
  );
  saveFile(new Blob([xlsxOf(data)], { type: TYPE }), `${name}.xlsx`);
}

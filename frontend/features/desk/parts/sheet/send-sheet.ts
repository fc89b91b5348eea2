import { sendSheetPart } from '@shop/contracts/sheets/endpoints';
import type { SheetRow } from '@shop/contracts/sheets/requests';
import { SHEET_PART_BYTES } from '@shop/contracts/rules/limits';
import { callSignedIn } from '../../../../api/call-signed-in.ts';

/** Sends the rows of a file that is too long for one body. @returns what they are asked for by */
export async function sendSheet(rows: readonly SheetRow[]): Promise<{ sheet: string; parts: number }> {
  const sheet = crypto.randomUUID();
  const parts = inParts(rows);
  for (const [part, some] of parts.entries()) {
    await callSignedIn(sendSheetPart, { params: { sheet, part: String(part) }, body: { rows: some } });
  }
  return { sheet, parts: parts.length };
}

function inParts(rows: readonly SheetRow[]): SheetRow[][] {
  const encoder = new TextEncoder();
  const parts: SheetRow[][] = [];
  let left = 0;
  for (const row of rows) {
    const bytes = encoder.encode(JSON.stringify(row)).length + 1;
    if (bytes > left) {
      parts.push([]);
      left = SHEET_PART_BYTES;
    }
    parts.at(-1)?.push(row);
    left -= bytes;
  }
  return parts;
}

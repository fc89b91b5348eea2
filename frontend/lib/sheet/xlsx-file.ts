import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { columnLetters } from './file-sheets.ts';
import { hiddenIn, withoutCharts, type Hidden } from './xlsx-hidden.ts';

// The libraries for XLSX unpack and pack what is longer than a few hundred rows in threads made of a `blob:`, which the
// policy of these pages forbids: they would wait for ever. So files are unpacked and packed here, at once.

/** Bytes, unpacked: many times what 5,000 products are. */
const LARGEST = 100 * 1024 * 1024;

/** Why a file is no workbook, by how it begins: one with a password, and one of Excel before 2007, begin like each other. */
export function workbookFault(
  name: string,
  file: ArrayBuffer,
): 'password' | 'other-kind' | 'unreadable' | null {
  const bytes = new Uint8Array(file, 0, Math.min(4, file.byteLength));
  const begins = (...first: number[]) => first.every((byte, at) => bytes[at] === byte);
  if (begins(0x50, 0x4b)) return null;
  if (!begins(0xd0, 0xcf, 0x11, 0xe0)) return /\.xlsx$/i.test(name) ? 'unreadable' : 'other-kind';
  return new TextDecoder('utf-16le').decode(file).includes('EncryptedPackage') ? 'password' : 'other-kind';
}

/**
 * The file with nothing in it packed, and what formulas came to as texts: an error by its name, and a formula that
 * nobody worked out as it is written. The reader takes both for empty cells.
 * @returns `hidden` a sheet, in their order
 */
export function unpacked(file: ArrayBuffer): { bytes: ArrayBuffer; hidden: Hidden[] } {
  let bytes = 0;
  const parts = unzipSync(new Uint8Array(file), {
    filter: ({ name, originalSize }) => {
      bytes += originalSize;
      return bytes < LARGEST && /\.(?:xml|rels)$/.test(name);
    },
  });
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const workbook = withoutCharts(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels'));
  const hidden = hiddenIn(workbook, textOf('xl/_rels/workbook.xml.rels'), textOf);
  for (const [name, part] of Object.entries(parts)) {
    if (name.startsWith('xl/worksheets/')) parts[name] = strToU8(withFormulas(strFromU8(part)));
    if (name === 'xl/workbook.xml') parts[name] = strToU8(workbook);
  }
  return { bytes: zipSync(parts, { level: 0 }).buffer, hidden };
}

function withFormulas(sheet: string): string {
  return sheet
    .replace(/(<c\b[^>]*?\s)t="e"/g, '$1t="str"')
    .replace(/<c\b([^>]*)>\s*<f\b[^>]*>([^<]*)<\/f>\s*<\/c>/g, (_, attributes: string, formula: string) => {
      return `<c${attributes.replace(/\st="[^"]*"/, '')} t="str"><v>=${formula}</v></c>`;
    });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All of a file with one sheet but the sheet. */
const FRAME = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${SPREADSHEET}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

type Rows = readonly (readonly (string | number | null)[])[];

/** The bytes of an XLSX file with one sheet. */
export function xlsxOf(rows: Rows): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row, index) => {
    const cells = row.map((value, column) => cellOf(value, `${columnLetters(column)}${index + 1}`));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const sheet = `${XML}<worksheet xmlns="${SPREADSHEET}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  const parts = Object.entries({ ...FRAME, 'xl/worksheets/sheet1.xml': sheet });
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])));
}

function cellOf(value: string | number | null, at: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

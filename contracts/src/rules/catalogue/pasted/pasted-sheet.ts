import type { PastedCatalogue } from './pasted-catalogue.ts';
import { plainText } from './plain-text.ts';
import { readPart, type Doubt, type Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';

type Cell = string | number;
type Row = readonly Cell[];

const HEADINGS = {
  quantity:
    /^(?:(?:order(?:ed)?|your|total)\s)?(?:qty|quantity|nos|count|how many|boxes|required|need)\.?(?:\s?\(.*\))?$|^order$|^அளவு$|^எண்ணிக்கை$/,
  code: /^(?:item|product|s\.?k\.?u\.?)?\s?code$|^குறியீடு$/,
  name: /^(?:item|product|goods)?\s?(?:name|description|particulars?)$|^(?:item|product|particular|description)s?$|^பெயர்$|^பொருள்$/,
};
/** So far down the row of headings may stand. */
const FIRST_ROWS = 30;

export interface ReadSheet {
  read: { line: number; text: string; reading: Reading }[];
  passed: { line: number; text: string }[];
  unfilled: number;
}

/** Rows of a sheet with a column of counts under its heading, the shop's own list or another; null where there is none. */
export function readSheet(cells: readonly Row[], catalogue: PastedCatalogue): ReadSheet | null {
  const heads = cells.slice(0, FIRST_ROWS).map((row, at) => columnsOf(row, cells.slice(at + 1)));
  const at = heads.findIndex(({ quantity, code, name }) => quantity >= 0 && Math.max(code, name) >= 0);
  const columns = heads[at];
  if (!columns) return null;
  const sheet: ReadSheet = { read: [], passed: [], unfilled: 0 };
  cells.forEach((row, index) => {
    const text = row.map(String).filter(Boolean).join(' · ');
    if (text === '') return;
    const line = index + 1;
    const [code, name, quantity] = [columns.code, columns.name, columns.quantity].map((column) =>
      String(row[column] ?? '').trim(),
    );
    if (index <= at || (code === '' && name === '') || /^(?:grand |sub ?)?total/i.test(`${code}${name}`)) {
      sheet.passed.push({ line, text });
    } else if (quantity === '' || quantity === '0') sheet.unfilled += 1;
    else sheet.read.push({ line, text, reading: readRow(code ?? '', name ?? '', quantity ?? '', catalogue) });
  });
  return sheet;
}

/** Counts stand under their heading, or in a column of numbers that has none. */
function columnsOf(row: Row, below: readonly Row[]) {
  const plain = row.map((cell) => plainText(String(cell)));
  const column = (pattern: RegExp) => plain.findIndex((cell) => pattern.test(cell));
  const [code, name, quantity] = [HEADINGS.code, HEADINGS.name, HEADINGS.quantity].map(column) as [
    number,
    number,
    number,
  ];
  if (quantity >= 0 || Math.max(code, name) < 0) return { code, name, quantity };
  const widest = Math.max(0, ...below.map(({ length }) => length));
  const counts = Array.from({ length: widest }, (_, at) => at).filter((at) => {
    const filled = below.map((cells) => String(cells[at] ?? '')).filter(Boolean);
    return (plain[at] ?? '') === '' && filled.length > 0 && filled.every((cell) => /^\d{1,4}$/.test(cell));
  });
  return { code, name, quantity: counts.length === 1 ? (counts[0] ?? -1) : -1 };
}

function readRow(code: string, name: string, quantity: string, catalogue: PastedCatalogue): Reading {
  const goods = readPart(tokensOf(plainText(`${code} ${name}`), catalogue), catalogue);
  const counted = readPart(tokensOf(plainText(quantity), catalogue), catalogue);
  const isCount = /^\d+(?:\.0+)?$/.test(quantity);
  const doubts = new Set<Doubt>([...goods.doubts].filter((doubt) => doubt !== 'no-count'));
  for (const doubt of counted.doubts) doubts.add(doubt);
  if (!isCount && counted.count === null && doubts.size === 0) doubts.add('no-count');
  return { ...goods, count: counted.count, unit: counted.unit, doubts };
}

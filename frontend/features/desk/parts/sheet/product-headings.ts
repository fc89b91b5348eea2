import {
  IMPORTED_COLUMNS,
  PRODUCT_COLUMNS,
  type ImportedColumn,
} from '@shop/contracts/rules/catalogue/product-columns';
import type { SheetCell } from '../../../../lib/sheet/read-cells.ts';

/** How far down the headings of a file may stand. */
export const FIRST_ROWS = 20;

/** What else people call the columns; spaces, dashes, capitals, a currency, a year and “new” make no difference. */
const OTHER_NAMES: Readonly<Partial<Record<ImportedColumn, readonly string[]>>> = {
  code: ['code', 'code no', 'item code no', 'item no', 'item number', 'product code', 'sku', 'பொருள் எண்'],
  category: ['category name', 'group', 'kind'],
  name: ['product', 'product name', 'item', 'item name', 'english name', 'particulars'],
  nameTa: ['name ta', 'name tamil', 'tamil', 'பெயர்'],
  aliases: ['alias', 'also called', 'search words'],
  brand: ['make'],
  unit: ['uom'],
  content: ['contents', 'pack size'],
  packItems: ['items inside', 'inside', 'pack list'],
  mrp: ['m.r.p.', 'mrp rate', 'mrp price', 'maximum retail price', 'printed price'],
  net: [
    'net',
    'rate',
    'net price',
    'price',
    'our price',
    'our rate',
    'offer price',
    'offer rate',
    'sale price',
    'selling price',
    'selling rate',
  ],
  stock: ['opening stock', 'in stock'],
  maxQuantity: ['maximum per order', 'max per order', 'max quantity'],
  videoUrl: ['video link'],
  burnSeconds: ['burning time', 'duration', 'seconds'],
  shots: ['number of shots', 'no of shots'],
  heightMetres: ['height', 'height in metres'],
  noiseDb: ['noise', 'db', 'decibel'],
  neeriCertificate: ['neeri', 'neeri number', 'neeri no', 'neeri certificate number'],
  hsn: ['hsn code'],
  gst: ['gst', 'gst rate', 'tax'],
  state: ['status'],
};

const COLUMN_OF = new Map(
  IMPORTED_COLUMNS.flatMap((column) =>
    [PRODUCT_COLUMNS[column], column, ...(OTHER_NAMES[column] ?? [])].map(
      (name) => [folded(name), column] as const,
    ),
  ),
);

/** The column of a list of products that somebody means by a heading. */
export function columnCalled(heading: SheetCell): ImportedColumn | undefined {
  return COLUMN_OF.get(folded(heading));
}

function folded(heading: SheetCell): string {
  return String(heading)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/(?<=.)(?:inr|rs|rupees|20\d{2}(?:\d{2})?)+$/, '')
    .replace(/^new(?=.)/, '');
}

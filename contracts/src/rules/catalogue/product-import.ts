import type { ProductColumn } from './product-columns.ts';

/** The columns of a file of products that an import takes: an address stays; texts with pictures are for the form. */
export const IMPORTED_COLUMNS = [
  'code',
  'category',
  'name',
  'nameTa',
  'aliases',
  'brand',
  'unit',
  'content',
  'mrp',
  'net',
  'stock',
  'maxQuantity',
  'videoUrl',
  'noiseDb',
  'tags',
  'neeriCertificate',
  'hsn',
  'gst',
  'state',
  'featured',
] as const satisfies readonly ProductColumn[];
export type ImportedColumn = (typeof IMPORTED_COLUMNS)[number];

/** Without these there is no new product. */
export const NEEDED_OF_NEW = [
  'name',
  'category',
  'unit',
  'mrp',
  'net',
] as const satisfies readonly ImportedColumn[];

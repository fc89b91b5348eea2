import type { ProductTag } from '../../catalogue/views.ts';
import type { ProductState } from './product-states.ts';

/**
 * The columns of a file of products by their heads: an export writes them, an import finds them again. Amounts are
 * rupees, the tax is per cent; what has several stands in one cell, parted by `PARTED_BY`.
 */
export const PRODUCT_COLUMNS = {
  code: 'Item code',
  category: 'Category',
  name: 'Name',
  nameTa: 'Tamil name',
  aliases: 'Other names',
  slug: 'Address',
  brand: 'Brand',
  unit: 'Unit',
  content: 'Content',
  mrp: 'MRP',
  net: 'Net rate',
  stock: 'Stock',
  maxQuantity: 'Most per order',
  videoUrl: 'Video',
  noiseDb: 'Noise dB',
  tags: 'Tags',
  neeriCertificate: 'NEERI certificate',
  hsn: 'HSN',
  gst: 'GST %',
  state: 'State',
  featured: 'Featured',
} as const;

export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

export const PARTED_BY = '; ';

/** The states of a product as a file has them. */
export const STATES_IN_FILES: Record<ProductState, string> = {
  draft: 'Draft',
  active: 'In the list',
  archived: 'Archived',
};

/** The tags of a product as a file has them. */
export const TAGS_IN_FILES: Record<ProductTag, string> = {
  'kid-safe': 'With a grown-up',
  'low-noise': 'Low noise',
  day: 'For the day',
  night: 'For the night',
  sound: 'Sound',
};

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

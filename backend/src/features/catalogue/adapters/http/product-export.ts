import {
  PARTED_BY,
  PRODUCT_COLUMNS,
  STATES_IN_FILES,
  TAGS_IN_FILES,
  type ProductColumn,
} from '@shop/contracts/rules/catalogue/product-columns';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';
import type { ExportedProduct } from '../../application/products.ts';

const cells: Record<ProductColumn, ExportColumn<ExportedProduct>['value']> = {
  code: ({ code }) => code,
  category: ({ category }) => category,
  name: ({ name }) => name,
  nameTa: ({ nameTa }) => nameTa,
  aliases: ({ aliases }) => aliases.join(PARTED_BY),
  slug: ({ slug }) => slug,
  brand: ({ brand }) => brand,
  unit: ({ unit }) => unit,
  content: ({ content }) => content,
  mrp: ({ mrpPaise }) => mrpPaise / 100,
  net: ({ netPaise }) => netPaise / 100,
  stock: ({ stock }) => stock,
  maxQuantity: ({ maxQuantity }) => maxQuantity,
  videoUrl: ({ videoUrl }) => videoUrl,
  noiseDb: ({ noiseDb }) => noiseDb,
  tags: ({ tags }) => tags.map((tag) => TAGS_IN_FILES[tag]).join(PARTED_BY),
  neeriCertificate: ({ neeriCertificate }) => neeriCertificate,
  hsn: ({ hsn }) => hsn,
  gst: ({ gstBasisPoints }) => gstBasisPoints / 100,
  state: ({ state }) => STATES_IN_FILES[state],
  featured: ({ featured }) => (featured ? 'yes' : 'no'),
};

/** The list of products as a file that the import can read. */
export const productExport = Object.entries(cells).map(([column, value]): ExportColumn<ExportedProduct> => ({
  head: PRODUCT_COLUMNS[column as ProductColumn],
  value,
}));

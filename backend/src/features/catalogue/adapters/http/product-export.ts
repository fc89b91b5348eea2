import { COLUMN_FIELDS } from '@shop/contracts/rules/catalogue/product-columns';
import { exportCell } from '../../../../platform/printing/export-cell.ts';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';
import type { ExportedProduct } from '../../application/products.ts';

/** The list of products as a file that the import can read. */
export const productExport = Object.values(COLUMN_FIELDS).map(
  ({ field, ...described }): ExportColumn<ExportedProduct> => ({
    head: described.column.heading,
    value: (product) => exportCell(described, field === 'categoryId' ? product.category : product[field]),
  }),
);

import type { EnteredField, FileColumn } from '../entered-fields.ts';
import { PRODUCT_AND_STOCK } from './product-fields.ts';

type Described = typeof PRODUCT_AND_STOCK;
/** A column is called as its field is, or by a name of its own. */
type ColumnOf<Name extends keyof Described> = Described[Name] extends { column: infer Column }
  ? Column extends { name: infer Called }
    ? Called
    : Name
  : never;
export type ProductColumn = { [Name in keyof Described]: ColumnOf<Name> }[keyof Described];
/** An address stays; texts with pictures are for the form. */
export type ImportedColumn = Exclude<ProductColumn, 'slug'>;

/** How the cells of each column are read and written, with the name of the field. */
export const COLUMN_FIELDS = Object.fromEntries(
  Object.entries<EnteredField>(PRODUCT_AND_STOCK).flatMap(([field, described]) => {
    const { column } = described;
    return column ? [[column.name ?? field, { ...described, column, field }]] : [];
  }),
) as Record<ProductColumn, EnteredField & { column: FileColumn; field: keyof Described }>;

/**
 * The columns of a file of products by their headings: an export writes them, an import finds them again. Amounts are
 * rupees, the tax is per cent; what has several stands in one cell, parted by `PARTED_BY`.
 */
export const PRODUCT_COLUMNS = Object.fromEntries(
  Object.entries(COLUMN_FIELDS).map(([name, { column }]) => [name, column.heading]),
) as Record<ProductColumn, string>;

/** The columns of a file of products that an import takes. */
export const IMPORTED_COLUMNS = (Object.keys(COLUMN_FIELDS) as ProductColumn[]).filter(
  (name): name is ImportedColumn => !COLUMN_FIELDS[name].column.exportOnly,
);

/** Without these there is no new product. */
export const NEEDED_OF_NEW = [
  'name',
  'category',
  'unit',
  'mrp',
  'net',
] as const satisfies readonly ImportedColumn[];

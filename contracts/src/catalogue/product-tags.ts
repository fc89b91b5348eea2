import { endpoint } from '../endpoint.ts';
import { orderEndpoints } from '../record-endpoints.ts';
import { recordKind } from '../record-kind.ts';
import type { Entered, EnteredFields } from '../rules/entered-fields.ts';
import { PRODUCT_TEXT, TAG_NAME } from '../rules/limits.ts';

const fields = {
  name: { kind: 'text', limit: PRODUCT_TEXT.tag, pattern: TAG_NAME, column: { heading: 'Name' } },
  /** Shoppers can narrow the price list to it. */
  filter: { kind: 'switch', column: { heading: 'Filter' } },
  /** Offered in the form of a product, and shown to shoppers. */
  active: { kind: 'switch', initial: true, column: { heading: 'Shown' } },
} as const satisfies EnteredFields;

export type ProductTagEntry = Entered<typeof fields>;

/** A row of the list of tags. */
export interface ProductTagRowView extends ProductTagEntry {
  id: string;
  /** That have it, archived ones too. */
  products: number;
}

/** What products are marked with, as they name it. Another name is another name on every product. */
export const productTags = recordKind({
  topic: 'product-tags',
  audited: 'product-tag',
  path: '/api/admin/product-tags',
  may: { read: 'catalogue.read', write: 'catalogue.write' },
  fields,
})<ProductTagRowView>();

export const productTagOrder = orderEndpoints('/api/admin/product-tags');
export const removeProductTag = endpoint('DELETE', '/api/admin/product-tags/:id')<{ view: { id: string } }>();

import { endpoint } from '../endpoint.ts';
import { orderEndpoints } from '../record-endpoints.ts';
import { recordKind } from '../record-kind.ts';
import type { Entered, EnteredFields } from '../rules/entered-fields.ts';
import { PRODUCT_TEXT } from '../rules/limits.ts';

const fields = {
  name: { kind: 'text', limit: PRODUCT_TEXT.brand, column: { heading: 'Name' } },
  active: { kind: 'switch', initial: true, column: { heading: 'Offered' } },
} as const satisfies EnteredFields;

export type BrandEntry = Entered<typeof fields>;

/** A row of the list of brands. */
export interface BrandRowView extends BrandEntry {
  id: string;
  /** That have it, archived ones too. */
  products: number;
}

/** Makers, as products name them. Another name is another name on every product. */
export const brands = recordKind({
  topic: 'brands',
  audited: 'brand',
  path: '/api/admin/brands',
  may: { read: 'catalogue.read', write: 'catalogue.write' },
  fields,
})<BrandRowView>();

export const brandOrder = orderEndpoints('/api/admin/brands');
export const removeBrand = endpoint('DELETE', '/api/admin/brands/:id')<{ view: { id: string } }>();

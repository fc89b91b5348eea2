import { defineEntity, p } from '@mikro-orm/postgresql';
import type { GeneratedAlways } from 'kysely';
import {
  columnsBut,
  instant,
  instantByNow,
  references,
} from '../../../../../platform/persistence/columns.ts';
import { picture } from '../../../../uploads/adapters/postgres/schema/upload.ts';
import { category } from './category.ts';

/** A product. `stock` null: it is not counted. */
export const product = defineEntity({
  name: 'Product',
  tableName: 'product',
  properties: {
    id: p.uuid().primary(),
    code: p.text().unique('product_code_unique'),
    categoryId: references(category),
    slug: p.text(),
    name: p.text(),
    nameTa: p.text().nullable(),
    brand: p.text().nullable(),
    unit: p.enum(['Box', 'Packet', 'Piece', 'Pack']),
    content: p.text().nullable(),
    mrpPaise: p.integer(),
    netPaise: p.integer().check('net_paise > 0'),
    stock: p.integer().nullable().check('stock >= 0').comment('null: not tracked'),
    maxQuantity: p.integer().nullable().check('max_quantity > 0'),
    videoUrl: p.text().nullable(),
    description: p.text().default(''),
    descriptionTa: p.text().nullable(),
    noiseDb: p.integer().nullable().check('noise_db >= 0 AND noise_db <= 200'),
    burnSeconds: p.integer().nullable().check('burn_seconds > 0'),
    shots: p.integer().nullable().check('shots > 0'),
    heightMetres: p.integer().nullable().check('height_metres > 0'),
    tags: p.array().defaultRaw("'{}'::text[]"),
    neeriCertificate: p.text().nullable(),
    hsn: p.text().default('3604'),
    gstBasisPoints: p.integer().default(1800),
    position: p.integer(),
    state: p.enum(['draft', 'active', 'archived']).default('draft'),
    featured: p.boolean().default(false),
    updatedAt: instantByNow(),
    searchText: p.text().default(''),
    searchVector: p
      .text()
      .columnType('tsvector')
      .$type<GeneratedAlways<string>>()
      .generated("(array_to_tsvector(string_to_array(search_text, ' '))) stored"),
    lastSeasonNetPaise: p
      .integer()
      .nullable()
      .check('last_season_net_paise > 0')
      .comment('What it was sold for last season; null for what is new'),
    packItems: p.array().defaultRaw("'{}'::text[]").comment('What is in a gift box or a family pack'),
    aliases: p.array().defaultRaw("'{}'::text[]").comment('Other words by which it is looked for'),
    revision: p.integer().default(0),
    countedSince: instant()
      .nullable()
      .comment('When its stock was last begun to be counted; null: always was'),
    held: p
      .integer()
      .default(0)
      .comment('What orders that are not packed yet have taken; with the stock it is the shelf'),
    strangers: p
      .integer()
      .default(0)
      .comment("What of it strangers' orders have taken that nobody has confirmed"),
  },
  uniques: [{ name: 'product_slug_unique', properties: ['categoryId', 'slug'] }],
  indexes: [
    { name: 'product_category', properties: ['categoryId', 'position'] },
    {
      name: 'product_search_text',
      expression: 'CREATE INDEX product_search_text ON product USING gin (search_text gin_trgm_ops)',
    },
    {
      name: 'product_search_vector',
      expression: 'CREATE INDEX product_search_vector ON product USING gin (search_vector)',
    },
  ],
  checks: [{ name: 'product_net_within_mrp', expression: 'net_paise <= mrp_paise' }],
});

/** Columns that change with orders or by themselves: they make no page of the shop old. */
const NOT_CONTENT = [
  'id',
  'stock',
  'held',
  'strangers',
  'counted_since',
  'last_season_net_paise',
  'revision',
  'search_text',
  'search_vector',
  'created_at',
  'updated_at',
];

/** Lists of columns for triggers and rights. */
export const productColumns = {
  'product.content': columnsBut(product, NOT_CONTENT),
  /** What its form has: another order of the list is no new revision. */
  'product.entered': columnsBut(product, [...NOT_CONTENT, 'position']),
  /** What its page shows; the rest is the list's, the basket's or the invoice's. */
  'product.shown': columnsBut(product, [
    ...NOT_CONTENT,
    'code',
    'aliases',
    'max_quantity',
    'hsn',
    'gst_basis_points',
    'featured',
    'position',
  ]),
};

/** A picture of a product, in their order. */
export const productPicture = defineEntity({
  name: 'ProductPicture',
  tableName: 'product_picture',
  properties: {
    productId: references(product).primary(),
    pictureKey: references(picture),
    position: p.integer().primary(),
  },
});

/** A former address of a product or of a category. */
export const slugRedirect = defineEntity({
  name: 'SlugRedirect',
  tableName: 'slug_redirect',
  properties: {
    categorySlug: p.text().primary(),
    productSlug: p.text().primary().default(''),
    categoryId: references(category),
    productId: references(product).nullable(),
  },
});

import { defineEntity, p } from '@mikro-orm/postgresql';

/** A maker of products, which name it by its name. */
export const brand = defineEntity({
  name: 'Brand',
  tableName: 'brand',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique('brand_name_unique'),
    active: p.boolean().default(true).comment('Offered in the form of a product'),
    position: p.integer(),
    revision: p.integer().default(0),
  },
});

/** What products are marked with, by its name. */
export const productTag = defineEntity({
  name: 'ProductTag',
  tableName: 'product_tag',
  properties: {
    id: p.uuid().primary(),
    name: p.text().unique('product_tag_name_unique'),
    filter: p.boolean().default(false).comment('Shoppers can narrow the price list to it'),
    active: p.boolean().default(true).comment('Offered in the form of a product, and shown to shoppers'),
    position: p.integer(),
    revision: p.integer().default(0),
  },
});

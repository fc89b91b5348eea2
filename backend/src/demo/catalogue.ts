import { roundToRupee } from '@shop/contracts/rules/money';
import { slugOf } from '@shop/contracts/rules/catalogue/slug';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../platform/persistence/database.ts';
import {
  demoAliases,
  demoCategories,
  demoFeatured,
  demoGreen,
  demoNoise,
  demoStock,
  demoTags,
} from './categories.ts';
import { PICTURE_SIZE, PICTURE_WIDTHS, type PictureManifest } from './pictures.ts';
import type { DemoProduct } from './price-list.ts';

const USUAL_STOCK = 500;

/** The fourteen categories and 136 products with pictures and opening stock, into an empty catalogue. */
export async function fillCatalogue(
  database: Database,
  products: readonly DemoProduct[],
  manifest: PictureManifest,
): Promise<void> {
  for (const { key, alt } of manifest.pictures) {
    await database.run(sql`
      INSERT INTO picture (key, alt, width, height, widths)
      VALUES (${key}, ${alt}, ${PICTURE_SIZE}, ${PICTURE_SIZE}, ${[...PICTURE_WIDTHS]}::integer[])`);
  }
  const groups = [...Map.groupBy(products, (product) => product.category).values()];
  for (const [position, group] of groups.entries()) {
    await fillCategory(database, position + 1, group, manifest);
  }
}

async function fillCategory(
  database: Database,
  position: number,
  products: readonly DemoProduct[],
  manifest: PictureManifest,
): Promise<void> {
  const first = products[0];
  const facts = demoCategories.find(({ prefix }) => first?.code.startsWith(`${prefix}-`));
  if (!first || !facts)
    throw new Error(`The price list has a category that nothing is known of: ${first?.category}`);
  const id = uuidv7();
  const slug = slugOf(first.category);
  await database.run(sql`
    INSERT INTO category (id, slug, name, name_ta, aliases, description, picture_key, position)
    VALUES (${id}, ${slug}, ${first.category}, ${first.categoryTa}, ${facts.aliases ?? []}::text[], ${`<p>${facts.description}</p>`},
      ${manifest.categories[slug] ?? null}, ${position})`);
  for (const [index, product] of products.entries()) {
    await fillProduct(database, id, index + 1, product, facts, manifest);
  }
}

async function fillProduct(
  database: Database,
  categoryId: string,
  position: number,
  product: DemoProduct,
  facts: (typeof demoCategories)[number],
  manifest: PictureManifest,
): Promise<void> {
  const { code } = product;
  const id = uuidv7();
  const stock = demoStock[code] ?? USUAL_STOCK;
  const certificate = demoGreen.indexOf(code);
  await database.run(sql`
    INSERT INTO product (id, code, category_id, slug, name, name_ta, unit, content, mrp_paise, net_paise, stock,
      description, noise_db, tags, aliases, neeri_certificate, position, state, featured, last_season_net_paise)
    VALUES (${id}, ${code}, ${categoryId}, ${product.slug}, ${product.name}, ${product.nameTa}, ${product.unit},
      ${product.content}, ${product.mrpPaise}, ${product.netPaise}, ${stock}, ${`<p>${facts.use}</p>`},
      ${demoNoise[code] ?? null}, ${demoTags[code] ?? facts.tags}::text[],
      ${demoAliases[code] ?? []}::text[], ${certificate < 0 ? null : `DEMO-NEERI-${String(certificate + 1).padStart(4, '0')}`}, ${position}, 'active',
      ${demoFeatured.includes(code)}, ${lastSeason(product, position)})`);
  await database.run(sql`
    INSERT INTO stock_entry (id, product_id, at, change, reason)
    VALUES (${uuidv7()}, ${id}, now(), ${stock}, 'opening')`);
  const picture = manifest.products[code];
  if (picture) {
    await database.run(sql`
      INSERT INTO product_picture (product_id, picture_key, position) VALUES (${id}, ${picture}, 1)`);
  }
}

/** What it cost a year ago: mostly a little less; every ninth of a category is new. */
function lastSeason({ netPaise }: DemoProduct, position: number): number | null {
  if (position % 9 === 0) return null;
  return Math.max(100, roundToRupee(netPaise * (position % 4 === 0 ? 1.03 : 0.93)));
}

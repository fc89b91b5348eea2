import { roundToRupee } from '@shop/contracts/rules/money';
import { slugOf } from '@shop/contracts/rules/catalogue/slug';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../platform/persistence/database.ts';
import { db } from '../platform/persistence/query-builder.ts';
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
  const encoded = { width: PICTURE_SIZE, height: PICTURE_SIZE, widths: [...PICTURE_WIDTHS] };
  await database.run(
    db.insertInto('picture').values(manifest.pictures.map(({ key, alt }) => ({ key, alt, ...encoded }))),
  );
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
  await database.run(
    db.insertInto('category').values({
      id,
      slug,
      name: first.category,
      nameTa: first.categoryTa,
      aliases: facts.aliases ?? [],
      description: `<p>${facts.description}</p>`,
      descriptionTa: `<p>${facts.descriptionTa}</p>`,
      pictureKey: manifest.categories[slug] ?? null,
      position,
    }),
  );
  const rows = products.map((product, index) => productRow(product, id, index + 1, facts));
  await database.run(db.insertInto('product').values(rows));
  const opening = { at: sql<string>`now()`, reason: 'opening' as const };
  await database.run(
    db
      .insertInto('stock_entry')
      .values(
        rows.map(({ id: productId, stock: change }) => ({ id: uuidv7(), productId, change, ...opening })),
      ),
  );
  const pictures = rows.flatMap(({ id: productId, code }) => {
    const pictureKey = manifest.products[code];
    return pictureKey ? [{ productId, pictureKey, position: 1 }] : [];
  });
  if (pictures.length > 0) await database.run(db.insertInto('product_picture').values(pictures));
}

function productRow(
  product: DemoProduct,
  categoryId: string,
  position: number,
  facts: (typeof demoCategories)[number],
) {
  const { code, slug, name, nameTa, unit, content, mrpPaise, netPaise } = product;
  const certificate = demoGreen.indexOf(code);
  return {
    id: uuidv7(),
    code,
    categoryId,
    slug,
    name,
    nameTa,
    unit,
    content,
    mrpPaise,
    netPaise,
    stock: demoStock[code] ?? USUAL_STOCK,
    description: `<p>${facts.use}</p>`,
    noiseDb: demoNoise[code] ?? null,
    tags: demoTags[code] ?? facts.tags,
    aliases: demoAliases[code] ?? [],
    neeriCertificate: certificate < 0 ? null : `DEMO-NEERI-${String(certificate + 1).padStart(4, '0')}`,
    position,
    state: 'active' as const,
    featured: demoFeatured.includes(code),
    lastSeasonNetPaise: lastSeason(product, position),
  };
}

/** What it cost a year ago: mostly a little less; every ninth of a category is new. */
function lastSeason({ netPaise }: DemoProduct, position: number): number | null {
  if (position % 9 === 0) return null;
  return Math.max(100, roundToRupee(netPaise * (position % 4 === 0 ? 1.03 : 0.93)));
}

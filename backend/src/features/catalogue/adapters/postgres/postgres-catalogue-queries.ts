import { Injectable } from '@nestjs/common';
import type {
  CategoryProductsView,
  CategoryView,
  FoundProductsView,
  FoundProductView,
  MovedView,
  PriceListView,
  ProductRowView,
  ProductView,
  ReadyListView,
} from '@shop/contracts/catalogue/views';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { publicRichTexts } from '../../../../platform/persistence/public-rich-text.ts';
import { safeRichText } from '../../../../shared/rich-text.ts';
import { CatalogueQueries } from '../../application/catalogue-queries.ts';
import {
  categoryColumns,
  categoryJson,
  foundColumns,
  productPageColumns,
  productPictures,
  productRowColumns,
  type ListedProduct,
} from './product-row.ts';
import { readyListToday } from './ready-lists.ts';

/** Raw SQL: the columns of a product’s row and of its category, pictures among them, are said once for all pages. */

/** How many others of the kind a product's page shows. */
const RELATED = 4;
/** Two rows of four on the home page. */
const MOST_FEATURED = 8;

@Injectable()
export class PostgresCatalogueQueries extends CatalogueQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async priceList(): Promise<PriceListView> {
    const categories = await this.database.rows(sql<Omit<CategoryProductsView, 'products'> & { id: string }>`
      SELECT c.id, ${categoryColumns}, c.aliases FROM category c WHERE c.active ORDER BY c.position`);
    const products = await this.database.rows(sql<ListedProduct>`
      SELECT p.category_id, ${productRowColumns} FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.state = 'active' AND c.active ORDER BY c.position, p.position`);
    const filters = await this.database.rows(
      db
        .selectFrom('product_tag')
        .select('name')
        .where('filter', '=', true)
        .where('active', '=', true)
        .orderBy('position'),
    );
    const readyLists = await this.database.rows(sql<ReadyListView>`
      SELECT ready_list.name, ready_list.name_ta, ready_list.sentence, ready_list.sentence_ta,
        today.had AS lines, today.total_paise, today.missing
      FROM ${readyListToday} WHERE ready_list.active AND today.items > 0 ORDER BY ready_list.position`);
    const byCategory = Map.groupBy(products, (product) => product.categoryId);
    return {
      filters: filters.map(({ name }) => name),
      readyLists,
      categories: categories.map(({ id, ...category }) => ({
        ...clean(category),
        products: (byCategory.get(id) ?? []).map(({ categoryId: _, ...product }) => product),
      })),
    };
  }

  async featured(): Promise<FoundProductsView> {
    const products = await this.database.rows(sql<FoundProductView>`
      SELECT ${foundColumns} FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.featured AND p.state = 'active' AND c.active
      ORDER BY c.position, p.position LIMIT ${MOST_FEATURED}`);
    return { products };
  }

  async category(slug: string): Promise<CategoryProductsView | MovedView | null> {
    const category = await this.database.row(sql<Omit<CategoryProductsView, 'products'>>`
      SELECT ${categoryColumns}, c.aliases FROM category c WHERE c.slug = ${slug} AND c.active`);
    if (!category) return this.moved(slug, '');
    const products = await this.database.rows(sql<ProductRowView>`
      SELECT ${productRowColumns} FROM product p JOIN category c ON c.id = p.category_id
      WHERE c.slug = ${slug} AND p.state = 'active' ORDER BY p.position`);
    return { ...category, ...(await this.described(category)), products };
  }

  async product(categorySlug: string, productSlug: string): Promise<ProductView | MovedView | 'gone' | null> {
    const found = await this.database.row(sql<Omit<ProductView, 'related'>>`
      SELECT ${productRowColumns}, ${productPageColumns}, ${productPictures} AS pictures,
        ${categoryJson} AS category
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE c.slug = ${categorySlug} AND p.slug = ${productSlug} AND p.state = 'active' AND c.active`);
    if (!found) return this.absent(categorySlug, productSlug);
    const related = await this.database.rows(sql<ProductRowView>`
      SELECT ${productRowColumns} FROM product p JOIN category c ON c.id = p.category_id
      JOIN product here ON here.code = ${found.code}
      WHERE p.category_id = here.category_id AND p.id <> here.id AND p.state = 'active'
      ORDER BY abs(p.position - here.position), p.position LIMIT ${RELATED}`);
    return { ...found, ...(await this.described(found)), category: clean(found.category), related };
  }

  private async described({ description, descriptionTa }: Described): Promise<Described> {
    const [shown = '', shownTa = ''] = await publicRichTexts(this.database, [
      description,
      descriptionTa ?? '',
    ]);
    return { description: shown, descriptionTa: shownTa || null };
  }

  private async absent(categorySlug: string, productSlug: string): Promise<MovedView | 'gone' | null> {
    const archived = await this.database.row(sql`
      SELECT FROM product p JOIN category c ON c.id = p.category_id
      WHERE c.slug = ${categorySlug} AND p.slug = ${productSlug} AND p.state = 'archived'`);
    return archived ? 'gone' : this.moved(categorySlug, productSlug);
  }

  /**
   * Where an old address belongs now. A product's own redirect counts first; then an address is understood by the
   * category that has, or had, the first part of it, under whatever slug that wrote its products' redirects.
   */
  private async moved(categorySlug: string, productSlug: string): Promise<MovedView | null> {
    const target = await this.database.row(sql<{ category: string; product: string | null }>`
      WITH known AS (
        SELECT id FROM category WHERE slug = ${categorySlug}
        UNION SELECT category_id FROM slug_redirect WHERE category_slug = ${categorySlug} AND product_slug = ''),
      target (rank, category_id, product_id) AS (
        SELECT 1, category_id, product_id FROM slug_redirect
        WHERE category_slug = ${categorySlug} AND product_slug = ${productSlug}
        UNION ALL SELECT 2, category_id, id FROM product
        WHERE category_id IN (SELECT id FROM known) AND slug = ${productSlug}
        UNION ALL SELECT 3, category_id, product_id FROM slug_redirect
        WHERE category_id IN (SELECT id FROM known) AND product_slug = ${productSlug} AND product_slug <> '')
      SELECT c.slug AS category, p.slug AS product
      FROM target t LEFT JOIN product p ON p.id = t.product_id
      JOIN category c ON c.id = coalesce(p.category_id, t.category_id)
      WHERE c.active AND (p.id IS NULL OR p.state <> 'draft')
        AND (c.slug, coalesce(p.slug, '')) <> (${categorySlug}, ${productSlug})
      ORDER BY t.rank LIMIT 1`);
    if (!target) return null;
    const { category, product } = target;
    return { movedTo: product ? contentPaths.product(category, product) : contentPaths.category(category) };
  }
}

type Described = Pick<CategoryView, 'description' | 'descriptionTa'>;

function clean<T extends Described>(described: T): T {
  const { description, descriptionTa } = described;
  return {
    ...described,
    description: safeRichText(description),
    descriptionTa: descriptionTa && safeRichText(descriptionTa),
  };
}

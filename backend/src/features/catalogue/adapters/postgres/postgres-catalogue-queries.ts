import { Injectable } from '@nestjs/common';
import type {
  CategoryProductsView,
  CategoryView,
  MovedView,
  PriceListView,
  ProductRowView,
  ProductView,
} from '@shop/contracts/catalogue/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { CatalogueQueries } from '../../application/catalogue-queries.ts';
import { categoryColumns, productPictures, productRowColumns, type ListedProduct } from './product-row.ts';

/** How many others of the kind a product's page shows. */
const RELATED = 6;

@Injectable()
export class PostgresCatalogueQueries extends CatalogueQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async priceList(): Promise<PriceListView> {
    const categories = await this.database.rows(sql<CategoryView & { id: string }>`
      SELECT c.id, ${categoryColumns} FROM category c WHERE c.active ORDER BY c.position`);
    const products = await this.database.rows(sql<ListedProduct>`
      SELECT p.category_id AS "categoryId", ${productRowColumns}
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.state = 'active' AND c.active ORDER BY c.position, p.position`);
    const byCategory = Map.groupBy(products, (product) => product.categoryId);
    return {
      categories: categories.map(({ id, ...category }) => ({
        ...category,
        products: (byCategory.get(id) ?? []).map(({ categoryId: _, ...product }) => product),
      })),
    };
  }

  async category(slug: string): Promise<CategoryProductsView | MovedView | null> {
    const category = await this.database.row(sql<CategoryView>`
      SELECT ${categoryColumns} FROM category c WHERE c.slug = ${slug} AND c.active`);
    if (!category) return this.moved(slug, '');
    const products = await this.database.rows(sql<ProductRowView>`
      SELECT ${productRowColumns} FROM product p JOIN category c ON c.id = p.category_id
      WHERE c.slug = ${slug} AND p.state = 'active' ORDER BY p.position`);
    return { ...category, products };
  }

  async product(categorySlug: string, productSlug: string): Promise<ProductView | MovedView | null> {
    const found = await this.database.row(sql<Omit<ProductView, 'related'>>`
      SELECT ${productRowColumns}, p.brand, p.description, p.noise_db AS "noiseDb",
        p.neeri_certificate AS "neeriCertificate", p.hsn, p.gst_basis_points AS "gstBasisPoints",
        p.video_url AS "videoUrl", ${productPictures} AS pictures,
        (SELECT to_jsonb(category) FROM (SELECT ${categoryColumns}) category) AS category
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE c.slug = ${categorySlug} AND p.slug = ${productSlug} AND p.state = 'active' AND c.active`);
    if (!found) return this.moved(categorySlug, productSlug);
    const related = await this.database.rows(sql<ProductRowView>`
      SELECT ${productRowColumns} FROM product p JOIN category c ON c.id = p.category_id
      JOIN product here ON here.code = ${found.code}
      WHERE p.category_id = here.category_id AND p.id <> here.id AND p.state = 'active'
      ORDER BY abs(p.position - here.position), p.position LIMIT ${RELATED}`);
    return { ...found, related };
  }

  /** Where an old address belongs now; a product's own redirect counts before its category's. */
  private async moved(categorySlug: string, productSlug: string): Promise<MovedView | null> {
    const target = await this.database.row(sql<{ category: string; product: string | null }>`
      SELECT c.slug AS category, p.slug AS product
      FROM slug_redirect r LEFT JOIN product p ON p.id = r.product_id
      JOIN category c ON c.id = coalesce(p.category_id, r.category_id)
      WHERE r.category_slug = ${categorySlug} AND r.product_slug = ${productSlug}`);
    if (!target) return null;
    return { movedTo: ['/crackers', target.category, target.product].filter(Boolean).join('/') };
  }
}

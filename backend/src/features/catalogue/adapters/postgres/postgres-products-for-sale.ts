import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import {
  ProductsForSale,
  type ProductForSale,
  type ProductOnShelf,
} from '../../application/products-for-sale.ts';

/** Raw SQL: every order asks for its products by one array of codes. */

const columns = sql`p.id, p.code, p.name, p.name_ta, p.unit, p.content, p.mrp_paise, p.net_paise, p.max_quantity,
  p.neeri_certificate IS NOT NULL AS green`;

@Injectable()
export class PostgresProductsForSale extends ProductsForSale {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
  ) {
    super();
  }

  find(codes: readonly string[]): Promise<ProductForSale[]> {
    return this.database.rows(sql<ProductForSale>`
      SELECT ${columns}, p.stock FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.code = ANY(${codes}::text[]) AND p.state = 'active' AND c.active`);
  }

  async remembered(codes: readonly string[]): Promise<ProductForSale[]> {
    const byCode = await this.cache.keep('products for sale', () => this.all());
    return codes.flatMap((code) => byCode.get(code) ?? []);
  }

  onShelf(ids: readonly string[], codes: readonly string[]): Promise<ProductOnShelf[]> {
    return this.database.rows(sql<ProductOnShelf>`
      SELECT ${columns}, p.stock, p.state = 'active' AND c.active AS for_sale
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.id = ANY(${ids}::uuid[]) OR p.code = ANY(${codes}::text[])`);
  }

  private async all(): Promise<ReadonlyMap<string, ProductForSale>> {
    const products = await this.database.rows(sql<ProductForSale>`
      SELECT ${columns}, NULL::integer AS stock FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.state = 'active' AND c.active`);
    return new Map(products.map((product) => [product.code, product]));
  }
}

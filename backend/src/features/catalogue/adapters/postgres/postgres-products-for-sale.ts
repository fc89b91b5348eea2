import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { ProductsForSale, type ProductForSale } from '../../application/products-for-sale.ts';

@Injectable()
export class PostgresProductsForSale extends ProductsForSale {
  constructor(private readonly database: Database) {
    super();
  }

  find(codes: readonly string[]): Promise<ProductForSale[]> {
    return this.database.rows(sql<ProductForSale>`
      /* prepared: products-for-sale */
      SELECT p.id, p.code, p.name, p.name_ta, p.unit, p.content, p.mrp_paise, p.net_paise, p.stock,
        p.max_quantity, p.neeri_certificate IS NOT NULL AS green
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.code = ANY(${codes}::text[]) AND p.state = 'active' AND c.active`);
  }
}

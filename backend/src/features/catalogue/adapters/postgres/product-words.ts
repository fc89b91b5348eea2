import { Injectable } from '@nestjs/common';
import { brands as brandKind } from '@shop/contracts/catalogue/brands';
import { productTags as tagKind } from '@shop/contracts/catalogue/product-tags';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { recordList } from '../../../../platform/persistence/record-list.ts';
import { atTheEnd, columnsOf, plainFields } from '../../../../platform/persistence/record-table.ts';
import { Brands, ProductTags, ProductWords, type ProductWord } from '../../application/product-words.ts';

/** Raw SQL: the columns, conditions and sort keys of the lists, and statements of one of two tables. */

const USES = {
  brand: sql<number>`(SELECT count(*)::integer FROM product p WHERE p.brand = brand.name)`,
  'product-tag': sql<number>`(SELECT count(*)::integer FROM product p WHERE product_tag.name = ANY(p.tags))`,
};
const TABLES = { brand: sql.table('brand'), 'product-tag': sql.table('product_tag') };

const brandTable = {
  table: 'brand',
  key: 'id',
  fields: plainFields('brand', brandKind.fields),
  fresh: atTheEnd('brand'),
};
export const brands = recordList(Brands, brandTable, {
  name: 'brands',
  columns: sql`brand.id, ${columnsOf(brandTable)}, ${USES.brand} AS products`,
  from: sql`brand`,
  key: sql`brand.id`,
  sorts: { usual: { by: sql`brand.position`, kind: 'number' } },
  conditions: ({ search = '' }) => hasWords(sql`brand.name`, search),
  viewOf: (row) => row,
});

const tagTable = {
  table: 'product_tag',
  key: 'id',
  fields: plainFields('product_tag', tagKind.fields),
  fresh: atTheEnd('product_tag'),
};
export const productTags = recordList(ProductTags, tagTable, {
  name: 'product-tags',
  columns: sql`product_tag.id, ${columnsOf(tagTable)}, ${USES['product-tag']} AS products`,
  from: sql`product_tag`,
  key: sql`product_tag.id`,
  sorts: { usual: { by: sql`product_tag.position`, kind: 'number' } },
  conditions: ({ search = '' }) => hasWords(sql`product_tag.name`, search),
  viewOf: (row) => row,
});

@Injectable()
export class PostgresProductWords extends ProductWords {
  constructor(private readonly database: Database) {
    super();
  }

  async names(word: ProductWord): Promise<string[]> {
    const rows = await this.database.rows(sql<{ name: string }>`
      SELECT name FROM ${TABLES[word]} ORDER BY position`);
    return rows.map(({ name }) => name);
  }

  async uses(word: ProductWord, id: string): Promise<number> {
    const uses: RawBuilder<number> = USES[word];
    const row = await this.database.row(sql<{ products: number }>`
      SELECT ${uses} AS products FROM ${TABLES[word]} WHERE id = ${id} FOR UPDATE`);
    return row?.products ?? 0;
  }

  async remove(word: ProductWord, id: string): Promise<void> {
    await this.database.run(sql`DELETE FROM ${TABLES[word]} WHERE id = ${id}`);
  }
}

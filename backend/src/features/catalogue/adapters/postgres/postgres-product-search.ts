import { Injectable } from '@nestjs/common';
import type { FoundProductView, SearchView } from '@shop/contracts/catalogue/views';
import { find, findIndex, type Findable, type FindIndex } from '@shop/contracts/rules/catalogue/search/find';
import { sql, type RawBuilder } from 'kysely';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { ProductSearch } from '../../application/product-search.ts';
import { foundColumns } from './product-row.ts';

/** Raw SQL: arrays of names, the order of an array, and columns shared with the catalogue’s pages. */

const MOST_FOUND = 60;
/** A palette shows a few. */
const MOST_SHOWN = 6;

/** Among which products is looked. */
const AMONG = {
  'for sale': sql`p.state = 'active' AND c.active`,
  current: sql`p.state <> 'archived'`,
};

interface Goods {
  rows: readonly { code: string; name: string }[];
  index: FindIndex;
}

/** What goods are called lies in memory, once a content version: nothing is read for a word that finds nothing. */
@Injectable()
export class PostgresProductSearch extends ProductSearch {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
  ) {
    super();
  }

  async forSale(words: string): Promise<SearchView> {
    const { codes, closest, banned } = await this.found(words, 'for sale', MOST_FOUND);
    const products = await this.database.rows(sql<FoundProductView>`
      SELECT ${foundColumns} FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.code = ANY(${codes}::text[]) AND p.state = 'active' AND c.active
      ORDER BY array_position(${codes}::text[], p.code)`);
    return { products, closest, banned };
  }

  async current(words: string): Promise<Goods['rows'][number][]> {
    const { products } = await this.found(words, 'current', MOST_SHOWN);
    return products;
  }

  private async found(words: string, among: keyof typeof AMONG, most: number) {
    const { rows, index } = await this.cache.keep(`goods to find, ${among}`, () => this.goods(AMONG[among]));
    const { places, closest, banned } = find(index, words) ?? { places: [], closest: false, banned: false };
    const products = places.slice(0, most).flatMap((place) => rows[place] ?? []);
    return { products, codes: products.map(({ code }) => code), closest, banned };
  }

  private async goods(among: RawBuilder<unknown>): Promise<Goods> {
    const rows = await this.database.rows(sql<Findable & { code: string; name: string }>`
      SELECT p.code, p.name, p.neeri_certificate IS NOT NULL AS green,
        ARRAY[p.name, p.name_ta] || p.aliases || ARRAY[c.name, c.name_ta] || c.aliases AS names
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE ${among} ORDER BY c.position, p.position`);
    return { rows: rows.map(({ code, name }) => ({ code, name })), index: findIndex(rows) };
  }
}

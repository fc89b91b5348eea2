import type { BrandEntry, BrandRowView } from '@shop/contracts/catalogue/brands';
import type { ProductTagEntry, ProductTagRowView } from '@shop/contracts/catalogue/product-tags';
import type { SearchedQuery } from '@shop/contracts/listing/requests';
import { RecordList } from '../../../shared/records/records.ts';

/** Adding and saving throw DomainError name-used. */
export abstract class Brands extends RecordList<SearchedQuery, BrandRowView, BrandEntry> {}
export abstract class ProductTags extends RecordList<SearchedQuery, ProductTagRowView, ProductTagEntry> {}

/** The words that products choose from. */
export type ProductWord = 'brand' | 'product-tag';

export abstract class ProductWords {
  /** In the order in which they are offered. */
  abstract names(word: ProductWord): Promise<string[]>;
  /** How many products have it, archived ones too. */
  abstract uses(word: ProductWord, id: string): Promise<number>;
  abstract remove(word: ProductWord, id: string): Promise<void>;
}

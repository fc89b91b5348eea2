import type { SearchView } from '@shop/contracts/catalogue/views';
import type { FoundProductView } from '@shop/contracts/finding/views';

/** Finds goods as the price list does in the browser: by the same rules (`rules/catalogue/search` of contracts). */
export abstract class ProductSearch {
  /** Of what is for sale, the best first. */
  abstract forSale(words: string): Promise<SearchView>;
  /** A few of what is not archived, drafts too. */
  abstract current(words: string): Promise<FoundProductView[]>;
}

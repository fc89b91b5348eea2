import type { PageContextClient } from 'vike/types';

type ShopFacts = Pick<PageContextClient, 'shop' | 'closed' | 'publicUrl'>;

let facts: ShopFacts | null = null;

/** Keeps what the document came with: an error before its first page is shown knows nothing else of the shop. */
export function rememberFirstPage({ shop, closed, publicUrl }: ShopFacts): void {
  facts = { shop, closed, publicUrl };
}

export function firstPage(): ShopFacts | null {
  return facts;
}

import type { FoundOrderView, FoundPostView, FoundProductView } from '@shop/contracts/finding/views';

/** Finds a few things by a few letters. */
export abstract class Finder {
  abstract orders(words: string): Promise<FoundOrderView[]>;
  abstract products(words: string): Promise<FoundProductView[]>;
  abstract posts(words: string): Promise<FoundPostView[]>;
}

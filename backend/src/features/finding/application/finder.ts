import type {
  FoundMemberView,
  FoundOrderView,
  FoundPostView,
  FoundProductView,
  FoundReferrerView,
} from '@shop/contracts/finding/views';

/** Finds a few things by a few letters. */
export abstract class Finder {
  abstract orders(words: string): Promise<FoundOrderView[]>;
  abstract members(words: string): Promise<FoundMemberView[]>;
  abstract referrers(words: string): Promise<FoundReferrerView[]>;
  abstract products(words: string): Promise<FoundProductView[]>;
  abstract posts(words: string): Promise<FoundPostView[]>;
}

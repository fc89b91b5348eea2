import type {
  FoundCityView,
  FoundMemberView,
  FoundOrderView,
  FoundPostView,
  FoundReferrerView,
} from '@shop/contracts/finding/views';

/** Finds a few things by a few letters. */
export abstract class Finder {
  abstract orders(words: string): Promise<FoundOrderView[]>;
  abstract members(words: string): Promise<FoundMemberView[]>;
  abstract referrers(words: string): Promise<FoundReferrerView[]>;
  abstract posts(words: string): Promise<FoundPostView[]>;
  abstract cities(words: string): Promise<FoundCityView[]>;
}

import { Injectable } from '@nestjs/common';
import type { FoundView } from '@shop/contracts/finding/views';
import { asksForBanned } from '@shop/contracts/rules/catalogue/search/find';
import type { Permission } from '@shop/contracts/rules/permissions';
import { ProductSearch } from '../../catalogue/application/product-search.ts';
import { Finder } from './finder.ts';

/** What words find of all that somebody may read. */
@Injectable()
export class FindAnything {
  constructor(
    private readonly finder: Finder,
    private readonly goods: ProductSearch,
  ) {}

  async execute(words: string, permissions: readonly Permission[]): Promise<FoundView> {
    const [orders, members, referrers, products, posts, cities] = await Promise.all([
      permissions.includes('orders.read') ? this.finder.orders(words) : [],
      permissions.includes('schemes.read') ? this.finder.members(words) : [],
      permissions.includes('referrals.read') ? this.finder.referrers(words) : [],
      permissions.includes('catalogue.read') ? this.goods.current(words) : [],
      permissions.includes('posts.read') ? this.finder.posts(words) : [],
      permissions.includes('cities.read') ? this.finder.cities(words) : [],
    ]);
    return { orders, members, referrers, products, posts, cities, banned: asksForBanned(words) };
  }
}

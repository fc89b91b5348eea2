import { Controller, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { find } from '@shop/contracts/finding/endpoints';
import { FindQuery } from '@shop/contracts/finding/requests';
import type { FoundView } from '@shop/contracts/finding/views';
import { asksForBanned } from '@shop/contracts/rules/catalogue/search/find';
import { CurrentStaff } from '../../../../http/current-person.ts';
import { Needs, Route } from '../../../../http/route.ts';
import { Throttle } from '../../../../shared/throttle/throttle.ts';
import { ProductSearch } from '../../../catalogue/application/product-search.ts';
import { Finder } from '../../application/finder.ts';

/** Somebody who types fast asks twice a second. */
const RULE = { limit: 120, windowMs: 60_000 };

@Controller()
export class AdminFindingController {
  constructor(
    private readonly finder: Finder,
    private readonly goods: ProductSearch,
    private readonly throttle: Throttle,
  ) {}

  @Route(find)
  @Needs('session.own')
  async find(@Query() { q }: FindQuery, @CurrentStaff() { id, permissions }: StaffView): Promise<FoundView> {
    await this.throttle.take(`find ${id}`, RULE);
    const [orders, members, referrers, products, posts, cities] = await Promise.all([
      permissions.includes('orders.read') ? this.finder.orders(q) : [],
      permissions.includes('schemes.read') ? this.finder.members(q) : [],
      permissions.includes('referrals.read') ? this.finder.referrers(q) : [],
      permissions.includes('catalogue.read') ? this.goods.current(q) : [],
      permissions.includes('posts.read') ? this.finder.posts(q) : [],
      permissions.includes('cities.read') ? this.finder.cities(q) : [],
    ]);
    return { orders, members, referrers, products, posts, cities, banned: asksForBanned(q) };
  }
}

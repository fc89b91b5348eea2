import { Controller } from '@nestjs/common';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import { listReferredOrders } from '@shop/contracts/referrals/endpoints';
import type { ReferredOrderView } from '@shop/contracts/referrals/views';
import { CurrentReferrer } from '../../../../http/current-person.ts';
import { Route } from '../../../../http/route.ts';
import { ReferredOrders } from '../../application/referred-orders.ts';

@Controller()
export class ReferrerOrdersController {
  constructor(private readonly orders: ReferredOrders) {}

  @Route(listReferredOrders)
  async list(@CurrentReferrer() referrer: ReferrerView): Promise<{ orders: ReferredOrderView[] }> {
    return { orders: await this.orders.forReferrer(referrer.id) };
  }
}

import { Body, Controller } from '@nestjs/common';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import { placeAssistedOrder } from '@shop/contracts/orders/endpoints';
import { PlaceAssistedOrderRequest } from '@shop/contracts/orders/requests';
import type { AssistedOrderView } from '@shop/contracts/orders/views';
import { CurrentReferrer } from '../../../../platform/http/current-person.ts';
import { Route } from '../../../../platform/http/route.ts';
import { PlaceOrder } from '../../application/placing/place-order.ts';

@Controller()
export class ReferrerOrdersController {
  constructor(private readonly orders: PlaceOrder) {}

  /** The number alone: by the token anybody sees the customer's phone and address. */
  @Route(placeAssistedOrder)
  async place(
    @Body() body: PlaceAssistedOrderRequest,
    @CurrentReferrer() { id, name, code }: ReferrerView,
  ): Promise<AssistedOrderView> {
    const sender = { kind: 'referrer', id, name, code, deviceId: body.deviceId ?? null } as const;
    const { number } = await this.orders.execute(body, sender);
    return { number };
  }
}

import { Body, Controller, Ip, Param } from '@nestjs/common';
import { lookUpOrder, placeOrder, quoteDraft, trackOrder } from '@shop/contracts/orders/endpoints';
import {
  LookUpOrderRequest,
  PlaceOrderRequest,
  QuoteRequest,
  TokenParams,
} from '@shop/contracts/orders/requests';
import { Route } from '../../../../http/route.ts';
import { LookUpOrder } from '../../application/look-up-order.ts';
import { PlaceOrder } from '../../application/place-order.ts';
import { QuoteDraft } from '../../application/quote-draft.ts';
import { TrackOrder } from '../../application/track-order.ts';

@Controller()
export class PublicOrdersController {
  constructor(
    private readonly quotes: QuoteDraft,
    private readonly orders: PlaceOrder,
    private readonly tracking: TrackOrder,
    private readonly lookUps: LookUpOrder,
  ) {}

  @Route(quoteDraft)
  quote(@Body() body: QuoteRequest) {
    return this.quotes.execute(body);
  }

  @Route(placeOrder)
  place(@Body() body: PlaceOrderRequest) {
    return this.orders.execute(body);
  }

  @Route(trackOrder)
  track(@Param() { token }: TokenParams) {
    return this.tracking.execute(token);
  }

  @Route(lookUpOrder)
  lookUp(@Body() body: LookUpOrderRequest, @Ip() address: string) {
    return this.lookUps.execute(body, address);
  }
}

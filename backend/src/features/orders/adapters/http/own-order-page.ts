import { Injectable } from '@nestjs/common';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { upiViewOf } from '../../../../platform/http/upi/upi-view.ts';
import { ClaimGoods } from '../../application/claims/claim-goods.ts';
import { TrackOrder } from '../../application/customer/track-order.ts';
import { OwnOrders } from '../../application/own-changes/own-orders.ts';

/** An order behind its link, with what pays its balance and what may be done on the device that asks. */
@Injectable()
export class OwnOrderPage {
  constructor(
    private readonly tracking: TrackOrder,
    private readonly own: OwnOrders,
    private readonly claims: ClaimGoods,
  ) {}

  /** @param device the token of its cookie @throws DomainError not-found */
  async read(token: string, device: string | null): Promise<OwnOrderView> {
    const order = await this.tracking.execute(token);
    const { number, balancePaise, paymentDetails } = order;
    const upi = paymentDetails && (await upiViewOf(paymentDetails, balancePaise, number));
    const own = await this.own.view(token, device, order);
    return { ...order, upi, ...own, ownClaims: await this.claims.view(token, order, own.isOwnDevice) };
  }
}

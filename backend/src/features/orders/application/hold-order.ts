import type { HoldOrderRequest } from '@shop/contracts/orders/requests';
import type { Actor } from '../../../shared/actor.ts';
import type { OrderDesk } from './order-desk.ts';

/** Stops an order until the reason is settled. */
export class HoldOrder {
  constructor(private readonly desk: OrderDesk) {}

  execute(number: string, { reason }: HoldOrderRequest, actor: Actor): Promise<void> {
    return this.desk.work(number, actor, (order) => order.putOnHold(reason));
  }
}

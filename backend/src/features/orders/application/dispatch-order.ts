import type { DispatchOrderRequest } from '@shop/contracts/orders/requests';
import type { Actor } from '../../../shared/actor.ts';
import type { OrderDesk } from './order-desk.ts';

/** Hands an order to the lorry. */
export class DispatchOrder {
  constructor(private readonly desk: OrderDesk) {}

  execute(number: string, { from, ...lorry }: DispatchOrderRequest, actor: Actor): Promise<void> {
    return this.desk.work(number, actor, (order) => order.dispatch(from, lorry));
  }
}

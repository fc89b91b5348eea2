import type { AdvanceOrderRequest } from '@shop/contracts/orders/requests';
import type { Actor } from '../../../shared/actor.ts';
import type { OrderDesk } from './order-desk.ts';

/** Confirms or packs an order, or marks it as arrived or collected. */
export class AdvanceOrder {
  constructor(private readonly desk: OrderDesk) {}

  execute(number: string, { from, to }: AdvanceOrderRequest, actor: Actor): Promise<void> {
    return this.desk.work(number, actor, (order) => order.advance(from, to));
  }
}

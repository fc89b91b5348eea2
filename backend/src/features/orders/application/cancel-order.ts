import type { CancelOrderRequest } from '@shop/contracts/orders/requests';
import type { Actor } from '../../../shared/actor.ts';
import type { Stock } from '../../catalogue/application/stock.ts';
import type { OrderDesk } from './order-desk.ts';

/** Cancels an order and puts its goods back on the shelf. */
export class CancelOrder {
  constructor(
    private readonly desk: OrderDesk,
    private readonly stock: Stock,
  ) {}

  execute(number: string, { from, reason }: CancelOrderRequest, actor: Actor): Promise<void> {
    return this.desk.work(number, actor, async (order, at) => {
      order.cancel(from, reason);
      await this.stock.giveBack(order.id, actor.name, at);
    });
  }
}

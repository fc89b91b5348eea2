import type { Actor } from '../../../shared/actor.ts';
import type { Clock } from '../../../shared/clock.ts';
import { found } from '../../../shared/domain-error.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { Order } from '../domain/order.ts';
import type { OrderRepository } from '../domain/order-repository.ts';

/** What every step of the order desk shares: the order is locked, changed by its own rules, and saved. */
export class OrderDesk {
  constructor(
    private readonly orders: OrderRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @param step changes the order; what it throws leaves everything as it was */
  async work(
    number: string,
    actor: Actor,
    step: (order: Order, at: Date) => void | Promise<void>,
  ): Promise<void> {
    await this.transaction.run(async () => {
      const order = found(await this.orders.lock(number));
      // Only now: what waited for another step happens after it.
      const at = this.clock.now();
      await step(order, at);
      await this.orders.save(order, actor, at);
    });
  }
}

import type { Outbox } from '../../../shared/outbox.ts';
import type { NewOrder } from '../domain/new-order.ts';
import type { Order } from '../domain/order.ts';

/** Tells customers who left an e-mail address what became of their order. Runs in the step's own transaction. */
export class OrderLetters {
  constructor(private readonly outbox: Outbox) {}

  async received(order: NewOrder, number: string): Promise<void> {
    const { token, customer, totals } = order;
    if (!customer.email) return;
    const facts = { number, token, customerName: customer.name, totalPaise: totals.totalPaise };
    await this.outbox.post({ kind: 'order-received', to: customer.email, facts }, about(number));
  }

  /** Of the steps that happened since the order was locked. What waits of an earlier one is overtaken by a cancellation. */
  async stepped(order: Order): Promise<void> {
    const { follower, number, totalPaise, balancePaise, dispatched } = order;
    if (!follower) return;
    const facts = { number, token: follower.token, customerName: follower.customerName };
    const at = { to: follower.email };
    const waits = { canBeUndone: true };
    for (const { kind, text } of order.events) {
      if (kind === 'confirmed') {
        const letter = { ...at, kind, facts: { ...facts, totalPaise, balancePaise } };
        await this.outbox.post({ ...letter, kind: 'order-confirmed' }, about(number), waits);
      } else if (kind === 'dispatched' && dispatched) {
        await this.outbox.post(
          { ...at, kind: 'order-dispatched', facts: { ...facts, ...dispatched } },
          about(number),
          waits,
        );
      } else if (kind === 'cancelled') {
        await this.outbox.withdraw(about(number));
        await this.outbox.post(
          { ...at, kind: 'order-cancelled', facts: { ...facts, reason: text } },
          about(number),
          waits,
        );
      }
    }
  }
}

const about = (number: string) => `order/${number}`;

import type { AddNoteRequest } from '@shop/contracts/orders/requests';
import type { Actor } from '../../../shared/actor.ts';
import type { OrderDesk } from './order-desk.ts';

/** Keeps a word among staff about an order. */
export class AddNote {
  constructor(private readonly desk: OrderDesk) {}

  execute(number: string, { text }: AddNoteRequest, actor: Actor): Promise<void> {
    return this.desk.work(number, actor, (order) => order.note(text));
  }
}

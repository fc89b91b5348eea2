import type { Actor } from '../../../shared/actor.ts';
import type { OrderDesk } from './order-desk.ts';

/** Lets a held order go on. */
export class ReleaseOrder {
  constructor(private readonly desk: OrderDesk) {}

  execute(number: string, actor: Actor): Promise<void> {
    return this.desk.work(number, actor, (order) => order.release());
  }
}

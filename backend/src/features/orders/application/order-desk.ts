import type {
  AddNoteRequest,
  AdvanceOrderRequest,
  CancelOrderRequest,
  DispatchOrderRequest,
  HoldOrderRequest,
} from '@shop/contracts/orders/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { Actor } from '../../../shared/actor.ts';
import { found } from '../../../shared/domain-error.ts';
import type { Stock } from '../../catalogue/application/stock.ts';
import type { Order } from '../domain/order.ts';
import type { DeskWork } from './desk-work.ts';
import type { OrderQueries } from './order-queries.ts';

/** What the order desk does with an order. Every step answers with the order as it is then. */
export class OrderDesk {
  constructor(
    private readonly work: DeskWork,
    private readonly queries: OrderQueries,
    private readonly stock: Stock,
  ) {}

  async read(number: string): Promise<AdminOrderView> {
    return found(await this.queries.forDesk(number));
  }

  /** Confirms or packs an order, or marks it as arrived or collected. */
  advance(number: string, { from, to }: AdvanceOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, (order) => order.advance(from, to));
  }

  /** Hands an order to the lorry. */
  dispatch(number: string, { from, ...lorry }: DispatchOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, (order) => order.dispatch(from, lorry));
  }

  /** Cancels an order and puts its goods back on the shelf. */
  cancel(number: string, { from, reason }: CancelOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, async (order, at) => {
      order.cancel(from, reason);
      await this.stock.giveBack(order.id, actor.name, at);
    });
  }

  /** Stops an order until the reason is settled. */
  hold(number: string, { reason }: HoldOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, (order) => order.putOnHold(reason));
  }

  /** Lets a held order go on. */
  release(number: string, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, (order) => order.release());
  }

  /** Keeps a word among staff about an order. */
  note(number: string, { text }: AddNoteRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, (order) => order.note(text));
  }

  private async step(
    number: string,
    actor: Actor,
    change: (order: Order, at: Date) => void | Promise<void>,
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, change);
    return this.read(number);
  }
}

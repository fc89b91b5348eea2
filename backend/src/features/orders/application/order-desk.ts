import type {
  AddNoteRequest,
  AdvanceOrderRequest,
  CancelOrderRequest,
  DispatchOrderRequest,
  HoldOrderRequest,
  RecordPaymentRequest,
} from '@shop/contracts/orders/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { Actor } from '../../../shared/actor.ts';
import type { Clock } from '../../../shared/clock.ts';
import { found } from '../../../shared/domain-error.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { Stock } from '../../catalogue/application/stock.ts';
import type { Commissions } from '../../referrals/application/commissions.ts';
import type { Order } from '../domain/order.ts';
import type { OrderRepository, PaymentEntry } from '../domain/order-repository.ts';
import type { OrderLetters } from './order-letters.ts';
import type { OrderQueries } from './order-queries.ts';

/**
 * What the order desk does with an order. Every step locks it, changes it by its own rules, saves it, and answers with
 * the order as it is then; what a step throws leaves everything as it was.
 */
export class OrderDesk {
  constructor(
    private readonly orders: OrderRepository,
    private readonly queries: OrderQueries,
    private readonly stock: Stock,
    private readonly letters: OrderLetters,
    private readonly commissions: Commissions,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async read(number: string): Promise<AdminOrderView> {
    return found(await this.queries.forDesk(number));
  }

  /** Confirms or packs an order, or marks it as arrived or collected. */
  advance(number: string, { from, to }: AdvanceOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.work(number, actor, (order) => order.advance(from, to));
  }

  /** Hands an order to the lorry. */
  dispatch(number: string, { from, ...lorry }: DispatchOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.work(number, actor, (order) => order.dispatch(from, lorry));
  }

  /** Cancels an order and puts its goods back on the shelf. */
  cancel(number: string, { from, reason }: CancelOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.work(number, actor, async (order, at) => {
      order.cancel(from, reason);
      await this.stock.giveBack(order.id, actor.name, at);
    });
  }

  /** Stops an order until the reason is settled. */
  hold(number: string, { reason }: HoldOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.work(number, actor, (order) => order.putOnHold(reason));
  }

  /** Lets a held order go on. */
  release(number: string, actor: Actor): Promise<AdminOrderView> {
    return this.work(number, actor, (order) => order.release());
  }

  /** Enters money that came in into the order's ledger. */
  receive(number: string, request: RecordPaymentRequest, actor: Actor): Promise<AdminOrderView> {
    const entry = entryOf(request, request.amountPaise);
    return this.enter(number, entry, actor, (order) =>
      order.receive(request.amountPaise, entry.reference ?? ''),
    );
  }

  /** Enters money that was paid back, as a negative entry. */
  refund(number: string, request: RecordPaymentRequest, actor: Actor): Promise<AdminOrderView> {
    const entry = entryOf(request, -request.amountPaise);
    return this.enter(number, entry, actor, (order) =>
      order.refund(request.amountPaise, entry.reference ?? ''),
    );
  }

  /** Keeps a word among staff about an order. */
  note(number: string, { text }: AddNoteRequest, actor: Actor): Promise<AdminOrderView> {
    return this.work(number, actor, (order) => order.note(text));
  }

  private enter(
    number: string,
    entry: PaymentEntry,
    actor: Actor,
    change: (order: Order) => void,
  ): Promise<AdminOrderView> {
    return this.work(number, actor, async (order, at) => {
      change(order);
      await this.orders.addPayment(order, entry, actor, at);
    });
  }

  private async work(
    number: string,
    actor: Actor,
    step: (order: Order, at: Date) => void | Promise<void>,
  ): Promise<AdminOrderView> {
    await this.transaction.run(async () => {
      const order = found(await this.orders.lock(number));
      // Only now: what waited for another step happens after it.
      const at = this.clock.now();
      await step(order, at);
      await this.orders.save(order, actor, at);
      await this.letters.stepped(order);
      if (order.isReferred && order.state !== order.loadedState) await this.commissions.follow(order.id);
    });
    return this.read(number);
  }
}

/** @param amountPaise negative when it was paid back */
function entryOf(request: RecordPaymentRequest, amountPaise: number): PaymentEntry {
  const { mode, receivedOn, note } = request;
  return { mode, amountPaise, reference: oneSpelling(request.reference), receivedOn, note };
}

/** A UTR is letters and digits: `utr 12-34` and `UTR1234` are the same transfer, entered once. */
function oneSpelling(reference: string | null): string | null {
  return reference?.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;
}

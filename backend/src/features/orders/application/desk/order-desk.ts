import { Injectable } from '@nestjs/common';
import type {
  AddNoteRequest,
  AdvanceOrderRequest,
  CancelOrderRequest,
  CorrectLorryRequest,
  DispatchOrderRequest,
  HoldOrderRequest,
  LorryRequest,
  LorrySheetQuery,
  ReopenOrderRequest,
  TakeBackRequest,
  UndoStepRequest,
} from '@shop/contracts/orders/requests';
import type { AdminOrderView, LorrySheetView } from '@shop/contracts/orders/views';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { UNDO_SECONDS } from '../../../../shared/emails/outbox.ts';
import { Stock } from '../../../catalogue/application/stock.ts';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { Dispatch } from '../../domain/lorry.ts';
import type { Order } from '../../domain/order.ts';
import { assertDay } from '../../domain/order-days.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import type { GoodsOfOrder } from '../../domain/order-snapshot.ts';
import { DeskWork } from './desk-work.ts';
import { OrderCredit } from '../payments/order-credit.ts';
import { OrderQueries } from '../order-queries.ts';

/** What the order desk does with an order. Every step answers with the order as it is then. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly work: DeskWork,
    private readonly orders: OrderRepository,
    private readonly queries: OrderQueries,
    private readonly stock: Stock,
    private readonly credit: OrderCredit,
    private readonly settings: ShopSettings,
  ) {}

  /** What waits for a lorry. */
  async lorrySheet(query: LorrySheetQuery): Promise<LorrySheetView> {
    const { ewayBillAbovePaise } = (await this.settings.current()).invoices;
    return { ...(await this.queries.packed(query)), ewayBillAbovePaise };
  }

  /** Confirms or packs an order, or marks it as arrived or collected; what reserved nothing takes its goods first. */
  advance(
    number: string,
    { from, to, revision, parcels }: AdvanceOrderRequest,
    actor: Actor,
  ): Promise<AdminOrderView> {
    return this.step(number, actor, async (order, at) => {
      order.advance(from, to);
      if (to === 'packed') order.countParcels(parcels ?? null);
      if (revision !== undefined && revision !== order.revision) {
        throw new DomainError('conflict', 'order-edited', {});
      }
      const goods = order.takeRest();
      if (goods) await this.takeGoods(order, goods, 'order-confirmed', actor, at);
    });
  }

  /** Hands an order to the lorry. @param mayBeUnpaid whether the actor may let go what is not paid */
  async dispatch(
    number: string,
    { from, unpaidReason, ...lorry }: DispatchOrderRequest,
    actor: Actor,
    mayBeUnpaid: boolean,
  ): Promise<AdminOrderView> {
    const { invoices } = await this.settings.current();
    return this.step(number, actor, (order, at) => {
      assertDay(lorry.lrDate, [order], at);
      order.dispatch(from, lorryOf(lorry), unpaidReason);
      order.assertEwayBill(invoices.ewayBillAbovePaise);
      if (order.leftUnpaid && !mayBeUnpaid) {
        throw new DomainError('forbidden', 'permission-missing', { permission: 'orders.dispatch-unpaid' });
      }
    });
  }

  /** Corrects what the lorry is called; an e-way bill that the goods need may become another, and is not taken away. */
  async correctLorry(
    number: string,
    { was, ...lorry }: CorrectLorryRequest,
    actor: Actor,
  ): Promise<AdminOrderView> {
    const { invoices } = await this.settings.current();
    return this.step(number, actor, (order, at) => {
      assertDay(lorry.lrDate, [order], at);
      order.correctLorry(lorryOf(was), lorryOf(lorry));
      if (lorryOf(was).ewayBill !== null) order.assertEwayBill(invoices.ewayBillAbovePaise);
    });
  }

  /** Undoes the last step, by whoever took it, before anything of it has left the shop. */
  undo(number: string, { from }: UndoStepRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, async (order, at) => {
      await this.assertUnmerged(order);
      const after = new Date(at.getTime() - UNDO_SECONDS * 1_000);
      const last = await this.orders.lastStep(order);
      order.undo(from, last, actor.id, after);
      if (from === 'cancelled' && last)
        await this.takeUpAgain(order, order.takeAnew(false), last.at, actor, at);
    });
  }

  /** Takes the last step back for a reason. */
  takeBack(number: string, { from, reason }: TakeBackRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, (order) => order.takeBack(from, reason));
  }

  /** Takes a cancelled order up again while its goods are there; passbooks that paid for it do so again. */
  reopen(number: string, { reason }: ReopenOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, async (order, at) => {
      await this.assertUnmerged(order);
      order.reopen(reason);
      const last = await this.orders.lastStep(order);
      await this.takeUpAgain(order, order.takeAnew(true), last?.at ?? at, actor, at);
    });
  }

  /** Cancels an order within a step that has it locked; see `cancel`. */
  async cancelLocked(order: Order, from: OrderState, reason: string, actor: Actor, at: Date): Promise<void> {
    order.cancel(from, reason);
    await this.credit.giveBack(order, actor, at);
    await this.stock.giveBack(order.id, 'order-cancelled', actor.name, at);
  }

  /** Cancels an order, puts its goods back on the shelf and what passbooks paid back into them. */
  cancel(number: string, { from, reason }: CancelOrderRequest, actor: Actor): Promise<AdminOrderView> {
    return this.step(number, actor, (order, at) => this.cancelLocked(order, from, reason, actor, at));
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

  /** Keeps that somebody called in vain, or was asked to call again. @param text when, as people read it */
  called(
    number: string,
    kind: 'call-in-vain' | 'call-put-off',
    text: string,
    actor: Actor,
  ): Promise<AdminOrderView> {
    return this.step(number, actor, (order) => order.called(kind, text));
  }

  /** What went into another order does not come out of it. */
  private async assertUnmerged(order: Order): Promise<void> {
    const into = await this.orders.mergedInto(order);
    if (into !== null) throw new DomainError('conflict', 'order-merged', { into });
  }

  /** The goods last: others wait for them. @param cancelled when it was */
  private async takeUpAgain(
    order: Order,
    goods: GoodsOfOrder | null,
    cancelled: Date,
    actor: Actor,
    at: Date,
  ): Promise<void> {
    await this.credit.payAgain(order, cancelled, actor, at);
    if (goods) await this.takeGoods(order, goods, 'order-reopened', actor, at);
  }

  /** @throws DomainError stock-short */
  private async takeGoods(
    order: Order,
    which: GoodsOfOrder,
    reason: 'order-reopened' | 'order-confirmed',
    actor: Actor,
    at: Date,
  ): Promise<void> {
    const goods = await this.stock.takeAgain(order.id, which, reason, actor.name, at);
    if (goods.length > 0) throw new DomainError('conflict', 'stock-short', { goods });
  }

  private async step(
    number: string,
    actor: Actor,
    change: (order: Order, at: Date) => void | Promise<void>,
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, change);
    return found(await this.queries.forDesk(number));
  }
}

function lorryOf({ transporter, lrNumber, lrDate, parcels, ewayBill = null }: LorryRequest): Dispatch {
  return { transporter, lrNumber, lrDate, parcels, ewayBill };
}

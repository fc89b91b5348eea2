import { Injectable } from '@nestjs/common';
import type { MergeOrdersRequest } from '@shop/contracts/orders/requests';
import type { AdminOrderView, OrderMergeView } from '@shop/contracts/orders/views';
import { mayGo } from '@shop/contracts/rules/catalogue/goods';
import { balanceOf, type OrderTotals } from '@shop/contracts/rules/orders/order-totals';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { ProductsForSale } from '../../../catalogue/application/products-for-sale.ts';
import { Stock } from '../../../catalogue/application/stock.ts';
import { Destinations } from '../../../places/application/destinations.ts';
import type { PresentOrder } from '../../domain/edited-order.ts';
import {
  assertMergeable,
  mergedLines,
  mergedTotals,
  movedParts,
  type MergedLine,
} from '../../domain/merged-order.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import { ReceiptRepository } from '../../domain/receipt-repository.ts';
import { DeskWork } from './desk-work.ts';
import { agreedDestination, assertAddress } from '../placing/destination-terms.ts';
import { OrderPayments } from '../payments/order-payments.ts';
import { OrderQueries } from '../order-queries.ts';

/** Two orders of a customer, and what they are as one. */
interface Draft {
  into: PresentOrder;
  from: PresentOrder;
  lines: MergedLine[];
  totals: OrderTotals;
  /** The other order's money that becomes this one's. */
  moved: { receiptId: string; amountPaise: number }[];
}

/**
 * Makes one order of two of the same customer, until they are packed: the goods keep their place on the shelf, money moves
 * by allocation, and the emptied order is cancelled and leads to the one that holds its goods.
 */
@Injectable()
export class MergeOrders {
  constructor(
    private readonly work: DeskWork,
    private readonly orders: OrderRepository,
    private readonly receipts: ReceiptRepository,
    private readonly payments: OrderPayments,
    private readonly destinations: Destinations,
    private readonly products: ProductsForSale,
    private readonly stock: Stock,
    private readonly queries: OrderQueries,
  ) {}

  /** @throws DomainError orders-not-mergeable, address-missing, as merging does */
  async preview(number: string, fromNumber: string): Promise<OrderMergeView> {
    const { into, from, lines, totals, moved } = await this.draft(number, fromNumber);
    const movedPaise = moved.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    return {
      revision: into.revision,
      fromRevision: from.revision,
      lines: lines.map(({ productId: _, ...line }) => line),
      totals,
      movedPaise,
      balancePaise: balanceOf(totals.totalPaise, into.paidPaise + movedPaise, false),
    };
  }

  async merge(
    number: string,
    { from: fromNumber, revision, fromRevision }: MergeOrdersRequest,
    actor: Actor,
  ): Promise<AdminOrderView> {
    if (number === fromNumber) throw notMergeable('same');
    await this.work.several([number, fromNumber], actor, async ([into, from], at) => {
      if (!into || !from) return;
      const draft = await this.draft(number, fromNumber);
      if (into.revision !== revision || from.revision !== fromRevision) throw notMergeable('changed');
      const { lines, totals, moved } = draft;
      for (const { receiptId, amountPaise } of moved) {
        await this.payments.moveBetween(from, into, receiptId, amountPaise, actor, at);
      }
      into.takeOver(
        {
          ...draft.into,
          lines,
          totals,
          chargesByHand: draft.into.chargesByHand || draft.from.chargesByHand,
        },
        fromNumber,
      );
      from.goInto(number);
      // What one of them did not reserve is taken now: they are one order from here on.
      for (const order of [into, from]) {
        const rest = order.takeRest();
        if (!rest) continue;
        const goods = await this.stock.takeAgain(order.id, rest, 'reserved-to-merge', actor.name, at);
        if (goods.length > 0) throw new DomainError('conflict', 'stock-short', { goods });
      }
      await this.stock.move(from.id, into.id, actor.name, at);
      await this.orders.merge(from, into, at);
    });
    return found(await this.queries.forDesk(number));
  }

  private async draft(number: string, fromNumber: string): Promise<Draft> {
    const into = found(await this.orders.present(number));
    const from = found(await this.orders.present(fromNumber));
    assertMergeable(into, from);
    const held = await this.receipts.heldBy(from.id);
    const { customer, totals: before } = into;
    const { state, terms } = await agreedDestination(
      this.destinations,
      customer.stateCode,
      before.freightPaise,
    );
    const lines = mergedLines(into.lines, from.lines);
    const products = await this.products.onShelf(
      lines.map(({ productId }) => productId),
      [],
    );
    const green = new Set(products.filter((product) => product.green).map(({ id }) => id));
    const goods = lines
      .filter(({ productId }) => !mayGo(terms.goods, green.has(productId)))
      .map(({ code, name }) => ({ code, name }));
    if (goods.length > 0) throw new DomainError('invalid', 'goods-not-allowed', { state: state.name, goods });
    const totals = mergedTotals(lines, into, from, terms);
    const { delivery } = into;
    assertAddress({ delivery, gstin: customer.gstin, totalPaise: totals.totalPaise }, customer);
    return { into, from, lines, totals, moved: movedParts(held) };
  }
}

const notMergeable = (obstacle: 'same' | 'changed') =>
  new DomainError('conflict', 'orders-not-mergeable', { obstacle });

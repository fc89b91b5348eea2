import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Stock } from '../../../catalogue/application/stock.ts';
import type { EditedLine, PresentOrder } from '../../domain/edited-order.ts';
import type { OwnOrder } from '../../domain/own-change.ts';
import type { DraftedEdit } from '../desk/edit-order.ts';
import { type Bounds, OrderGuard } from '../placing/order-guard.ts';

/** What holds for a change by a customer, where staff may do otherwise. */
@Injectable()
export class OwnChangeRules {
  constructor(
    private readonly guard: OrderGuard,
    private readonly stock: Stock,
  ) {}

  /** An order that is below the minimum already may stay so, and not become less. @throws DomainError above-most-per-order, below-minimum */
  assertKept(present: PresentOrder, { order, lines, minimumPaise }: DraftedEdit): void {
    const tooMany = lines.filter(({ problem }) => problem === 'over-limit');
    if (tooMany.length > 0) {
      const goods = tooMany.map(({ code, name }) => ({ code, name }));
      throw new DomainError('invalid', 'above-most-per-order', { goods });
    }
    const lackingPaise = minimumPaise - order.totals.goodsPaise;
    const isLess = order.totals.goodsPaise < present.totals.goodsPaise;
    const isElsewhere = order.customer.stateCode !== present.customer.stateCode;
    if (lackingPaise > 0 && (isLess || isElsewhere)) {
      throw new DomainError('invalid', 'below-minimum', { minimumPaise, lackingPaise });
    }
  }

  /**
   * Whether it would take more from the shelf than anybody reserves before the shop has spoken with them, or more of what
   * costs more today: a line keeps its rate.
   */
  async needShop(
    bounds: Bounds,
    own: OwnOrder,
    present: PresentOrder,
    { order, lines }: DraftedEdit,
  ): Promise<boolean> {
    if (lines.some(isMoreAtOldRate)) return true;
    const more = moreOf(own, present, lines);
    if (more.length === 0) return false;
    if (!this.guard.reserves(bounds, order.totals.totalPaise)) return true;
    return own.fromStranger && (await this.stock.beyondShare(more, bounds.limits)).length > 0;
  }

  /** The same once it is taken, and others wait for it. @throws DomainError own-change-needs-shop */
  async assertShareKept(
    bounds: Bounds,
    own: OwnOrder,
    present: PresentOrder,
    { lines }: DraftedEdit,
  ): Promise<void> {
    const taken = moreOf(own, present, lines).map(({ code }) => ({ code, quantity: 0 }));
    if (!own.fromStranger || taken.length === 0) return;
    const beyond = await this.stock.beyondShare(taken, bounds.limits);
    if (beyond.length > 0) throw new DomainError('conflict', 'own-change-needs-shop', {});
  }
}

function isMoreAtOldRate({ quantity, was, netPaise, todayPaise }: EditedLine): boolean {
  return quantity > was && todayPaise !== null && todayPaise > netPaise;
}

/** What it takes more of: nothing of what it has not set aside. */
function moreOf({ reserved }: OwnOrder, { unreserved }: PresentOrder, lines: DraftedEdit['lines']) {
  return lines
    .filter(({ quantity, was, productId }) => reserved && quantity > was && !unreserved.includes(productId))
    .map(({ code, quantity, was }) => ({ code, quantity: quantity - was }));
}

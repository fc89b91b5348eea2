import { Injectable } from '@nestjs/common';
import type { CreditGoodsRequest } from '@shop/contracts/orders/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { CreditedGoods } from '@shop/contracts/rules/documents/invoices/part-credit';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Stock } from '../../../catalogue/application/stock.ts';
import { TaxInvoices } from '../../../invoices/application/tax-invoices.ts';
import type { Order } from '../../domain/order.ts';
import { DeskWork } from './desk-work.ts';
import { OrderQueries } from '../order-queries.ts';

/** Goods of an order that left came back, or never came: a credit note takes them off what is owed. */
@Injectable()
export class CreditGoods {
  constructor(
    private readonly work: DeskWork,
    private readonly invoices: TaxInvoices,
    private readonly stock: Stock,
    private readonly queries: OrderQueries,
  ) {}

  /** @throws DomainError credit-of-nothing, invoice-missing, credit-exceeds-invoice, order-state-changed */
  async execute(
    number: string,
    { goods, reason, returned }: CreditGoodsRequest,
    actor: Actor,
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      await this.creditLocked(order, goods, reason);
      if (returned) await this.stock.comeBack(order.id, goods, actor.name, at);
    });
    return found(await this.queries.forDesk(number));
  }

  /** @returns what the credit note comes to, paise @throws DomainError as `execute` */
  async creditLocked(order: Order, goods: readonly CreditedGoods[], reason: string): Promise<number> {
    if (goods.length === 0) throw new DomainError('invalid', 'credit-of-nothing', {});
    const draft = await this.invoices.creditFor(order.id, goods);
    order.creditGoods({ ...draft, reason: reason.trim() });
    return draft.content.totals.totalPaise;
  }
}

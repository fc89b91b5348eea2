import { Injectable } from '@nestjs/common';
import type {
  CorrectReceiptRequest,
  MovePaymentRequest,
  RecordPaymentRequest,
  RecordRefundRequest,
} from '@shop/contracts/orders/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { Day } from '@shop/contracts/rules/days';
import { transferReference } from '@shop/contracts/rules/bank/transfer-reference';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { assertSecondForCash } from '../../../shop/application/second-person.ts';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import type { Order } from '../../domain/order.ts';
import { assertDay } from '../../domain/order-days.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import { type HeldReceipt, type Receipt, ReceiptRepository } from '../../domain/receipt-repository.ts';
import { DeskWork } from '../desk/desk-work.ts';
import { OrderQueries } from '../order-queries.ts';
import { PaymentWarnings } from './payment-warnings.ts';

/** Money of orders: what came in, what went back, what was wrong, and whose it is. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly work: DeskWork,
    private readonly orders: OrderRepository,
    private readonly receipts: ReceiptRepository,
    private readonly warnings: PaymentWarnings,
    private readonly queries: OrderQueries,
    private readonly identifiers: Identifiers,
    private readonly settings: ShopSettings,
  ) {}

  /** Records money that came in, also too much and for a cancelled order; parts of it may be other orders'. */
  async receive(number: string, request: RecordPaymentRequest, actor: Actor): Promise<AdminOrderView> {
    const parts = request.parts ?? [];
    const rest = request.amountPaise - parts.reduce((sum, part) => sum + part.amountPaise, 0);
    const numbers = [number, ...parts.map((part) => part.number)];
    if (rest <= 0 || new Set(numbers).size < numbers.length) {
      throw new DomainError('invalid', 'payment-parts-wrong', {});
    }
    const receipt = this.receiptOf(request, request.amountPaise);
    await this.work.several(numbers, actor, async (orders, at) => {
      await this.assertDay(receipt.receivedOn, orders, at);
      const amounts = [rest, ...parts.map((part) => part.amountPaise)];
      const allocations = orders.map((order, index) => ({ order, amountPaise: amounts[index] ?? 0 }));
      await this.warnings.assertConfirmed(receipt, allocations, request.despite, at);
      await this.receipts.add(receipt, at);
      for (const { order, amountPaise } of allocations) {
        order.receive(amountPaise, receipt.reference ?? '');
        await this.pay(order, receipt.id, 'received', amountPaise, actor, at);
      }
    });
    return found(await this.queries.forDesk(number));
  }

  /** Records money that was paid back, as a negative entry. */
  async refund(number: string, request: RecordRefundRequest, actor: Actor): Promise<AdminOrderView> {
    const receipt = this.receiptOf(request, -request.amountPaise);
    await this.work.one(number, actor, async (order, at) => {
      await this.assertDay(receipt.receivedOn, [order], at);
      order.refund(request.amountPaise, receipt.reference ?? '');
      await this.warnings.assertConfirmed(
        receipt,
        [{ order, amountPaise: -request.amountPaise }],
        request.despite,
        at,
      );
      await this.receipts.add(receipt, at);
      await this.pay(order, receipt.id, 'refunded', -request.amountPaise, actor, at);
    });
    return found(await this.queries.forDesk(number));
  }

  /** Takes a wrong entry back: every order loses what it had of the receipt, and its reference is free again. */
  async correct(
    number: string,
    receiptId: string,
    { reason }: CorrectReceiptRequest,
    actor: Actor,
  ): Promise<AdminOrderView> {
    const { mode, parts } = found(await this.receipts.find(receiptId));
    if (mode === 'scheme-credit') throw new DomainError('conflict', 'receipt-of-scheme', {});
    assertPart(parts, number);
    await assertSecondForCash(this.settings, await this.receipts.recorderOfCash(receiptId), actor);
    await this.work.several(
      parts.map((part) => part.number),
      actor,
      async (orders, at) => {
        await this.assertUnchanged(receiptId, parts);
        await this.receipts.correct(receiptId, reason, actor, at);
        for (const [index, order] of orders.entries()) {
          const heldPaise = parts[index]?.heldPaise ?? 0;
          order.correct(heldPaise, reason);
          await this.pay(order, receiptId, 'corrected', -heldPaise, actor, at);
        }
      },
    );
    return found(await this.queries.forDesk(number));
  }

  /** Gives another order what this one has of a receipt, or a part of it. */
  async move(
    number: string,
    receiptId: string,
    request: MovePaymentRequest,
    actor: Actor,
  ): Promise<AdminOrderView> {
    if (request.number === number) throw new DomainError('invalid', 'payment-parts-wrong', {});
    await this.work.several([number, request.number], actor, async ([from, to], at) => {
      if (!from || !to) return;
      const { mode, parts } = found(await this.receipts.find(receiptId));
      if (mode === 'scheme-credit') throw new DomainError('conflict', 'receipt-of-scheme', {});
      const heldPaise = assertPart(parts, number);
      if (request.amountPaise > heldPaise) throw new DomainError('conflict', 'receipt-changed', {});
      await this.warnings.assertConfirmed(
        null,
        [{ order: to, amountPaise: request.amountPaise }],
        request.despite,
        at,
      );
      await this.moveBetween(from, to, receiptId, request.amountPaise, actor, at);
    });
    return found(await this.queries.forDesk(number));
  }

  /** Between two orders that the caller has locked and saves. @param amountPaise negative of money that was paid back */
  async moveBetween(
    from: Order,
    to: Order,
    receiptId: string,
    amountPaise: number,
    actor: Actor,
    at: Date,
  ): Promise<void> {
    from.passOn(-amountPaise, to.number);
    to.passOn(amountPaise, from.number);
    await this.pay(from, receiptId, 'moved', -amountPaise, actor, at);
    await this.pay(to, receiptId, 'moved', amountPaise, actor, at);
  }

  /** What was put into one of the orders may be the older one: money came for that too. */
  private async assertDay(day: Day, orders: readonly Order[], at: Date): Promise<void> {
    const isEarly = orders.every((order) => day < order.day);
    assertDay(day, isEarly ? [...orders, ...(await this.orders.daysOfEmptied(orders))] : orders, at);
  }

  private receiptOf(request: RecordRefundRequest, amountPaise: number): Receipt {
    const { mode, receivedOn, note } = request;
    const reference = transferReference(request.reference);
    return { id: this.identifiers.uuid(), mode, amountPaise, reference, receivedOn, note };
  }

  private pay(
    order: Order,
    receiptId: string,
    kind: 'received' | 'refunded' | 'corrected' | 'moved',
    amountPaise: number,
    actor: Actor,
    at: Date,
  ): Promise<void> {
    return this.receipts.pay({ orderId: order.id, receiptId, kind, amountPaise }, actor, at);
  }

  /** Which orders are locked was found out before they were. */
  private async assertUnchanged(receiptId: string, parts: HeldReceipt['parts']): Promise<void> {
    const now = found(await this.receipts.find(receiptId)).parts;
    if (JSON.stringify(now) !== JSON.stringify(parts))
      throw new DomainError('conflict', 'receipt-changed', {});
  }
}

function assertPart(parts: HeldReceipt['parts'], number: string): number {
  const part = parts.find((held) => held.number === number);
  if (!part) throw new DomainError('conflict', 'receipt-changed', {});
  return part.heldPaise;
}

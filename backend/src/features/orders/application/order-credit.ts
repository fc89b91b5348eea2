import type { UseCreditRequest } from '@shop/contracts/orders/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { dayOf } from '@shop/contracts/rules/days';
import { plainReference } from '@shop/contracts/rules/payments';
import type { Actor } from '../../../shared/actor.ts';
import { found } from '../../../shared/domain-error.ts';
import type { Identifiers } from '../../../shared/identifiers.ts';
import type { SchemeCredit } from '../../schemes/application/scheme-credit.ts';
import type { Order } from '../domain/order.ts';
import type { ReceiptRepository } from '../domain/receipt-repository.ts';
import type { DeskWork } from './desk-work.ts';
import type { OrderQueries } from './order-queries.ts';

/** Passbooks that pay for orders: what was paid in is a payment, the benefit a discount. */
export class OrderCredit {
  constructor(
    private readonly work: DeskWork,
    private readonly receipts: ReceiptRepository,
    private readonly credit: SchemeCredit,
    private readonly queries: OrderQueries,
    private readonly identifiers: Identifiers,
  ) {}

  /** @throws DomainError not-found, membership-state-changed, nothing-to-redeem */
  async redeem(number: string, { passbook }: UseCreditRequest, actor: Actor): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const asked = { id: order.id, number: order.number, owedPaise: order.balancePaise };
      const { creditPaise, benefitPaise } = await this.credit.redeem(passbook, asked, actor, at);
      order.redeem(creditPaise, benefitPaise, passbook);
      const receipt = {
        id: this.identifiers.uuid(),
        mode: 'scheme-credit' as const,
        amountPaise: creditPaise,
        reference: plainReference(passbook),
        receivedOn: dayOf(at),
        note: '',
      };
      await this.receipts.add(receipt, at);
      const part = { orderId: order.id, receiptId: receipt.id, kind: 'received' as const };
      await this.receipts.pay({ ...part, amountPaise: creditPaise }, actor, at);
    });
    return found(await this.queries.forDesk(number));
  }

  /** What a cancelled order had of passbooks is theirs again. Called in the order's own step. */
  async giveBack(order: Order, actor: Actor, at: Date): Promise<void> {
    const returned = await this.credit.giveBack(order, order.paidPaise, actor, at);
    for (const { passbook, creditPaise } of returned) {
      const receiptId = found(await this.receipts.ofCredit(order.id, plainReference(passbook) ?? ''));
      await this.receipts.correct(receiptId, order.number, actor, at);
      order.returnCredit(creditPaise, passbook);
      const part = { orderId: order.id, receiptId, kind: 'corrected' as const };
      await this.receipts.pay({ ...part, amountPaise: -creditPaise }, actor, at);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { OrderCreditRequest, UseCreditRequest } from '@shop/contracts/orders/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { dayOf } from '@shop/contracts/rules/days';
import type { Redemption } from '@shop/contracts/rules/schemes/passbook';
import type { Actor } from '../../../../shared/actor.ts';
import { found } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { AskCredit } from '../../../schemes/application/ask-credit.ts';
import { type PaidOrder, SchemeCredit } from '../../../schemes/application/scheme-credit.ts';
import type { Order } from '../../domain/order.ts';
import { ReceiptRepository } from '../../domain/receipt-repository.ts';
import type { Sender } from '../../domain/sender.ts';
import { DeskWork } from '../desk/desk-work.ts';
import { OrderQueries } from '../order-queries.ts';

/** Passbooks that pay for orders: what was paid in is a payment, the benefit a discount. */
@Injectable()
export class OrderCredit {
  constructor(
    private readonly work: DeskWork,
    private readonly receipts: ReceiptRepository,
    private readonly credit: SchemeCredit,
    private readonly ask: AskCredit,
    private readonly queries: OrderQueries,
    private readonly identifiers: Identifiers,
  ) {}

  /** @throws DomainError not-found, membership-state-changed, nothing-to-redeem */
  async redeem(number: string, { passbook }: UseCreditRequest, actor: Actor): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const used = await this.credit.redeem(passbook, owedBy(order), null, actor, at);
      await this.pay(order, passbook, used, actor, at);
    });
    return found(await this.queries.forDesk(number));
  }

  /**
   * Whether a passbook may pay for what somebody sends; asked before the order's transaction, because wrong tries count.
   * @throws DomainError passbook-unknown, passbook-not-ready, nothing-to-redeem, too-many-requests
   */
  async assertOwn({ number: passbook, phone }: OrderCreditRequest, sender: Sender): Promise<void> {
    if (sender.kind === 'customer') await this.ask.execute({ passbook, phone }, sender.network);
    else await this.ask.assertMember(passbook, phone);
  }

  /**
   * Pays for an order that is just placed, in its transaction, as the shopper was told.
   * @throws DomainError passbook-not-ready, credit-changed, nothing-to-redeem
   */
  payPlaced(number: string, agreed: OrderCreditRequest, actor: Actor): Promise<void> {
    return this.work.one(number, actor, async (order, at) => {
      const used = await this.credit.redeem(agreed.number, owedBy(order), agreed, actor, at);
      await this.pay(order, agreed.number, used, actor, at);
    });
  }

  /** What a cancelled order had of passbooks is theirs again. Called in the order's own step. */
  async giveBack(order: Order, actor: Actor, at: Date): Promise<void> {
    const returned = await this.credit.giveBack(order, order.money.paidPaise, actor, at);
    for (const { passbook, creditPaise } of returned) {
      const receiptId = found(await this.receipts.ofCredit(order.id, referenceOf(passbook)));
      await this.receipts.correct(receiptId, order.number, actor, at);
      order.returnCredit(creditPaise, passbook);
      const part = { orderId: order.id, receiptId, kind: 'corrected' as const };
      await this.receipts.pay({ ...part, amountPaise: -creditPaise }, actor, at);
    }
    order.endBenefit();
  }

  /**
   * An order that was cancelled is taken up again: what came back pays for it again, and where it was used elsewhere since
   * the order says so. Called in the order's own step. @param since when it was cancelled
   */
  async payAgain(order: Order, since: Date, actor: Actor, at: Date): Promise<void> {
    for (const { passbook, used } of await this.credit.redeemAgain(owedBy(order), since, actor, at)) {
      if (used) await this.pay(order, passbook, used, actor, at);
      else order.missCredit(passbook);
    }
  }

  private async pay(order: Order, passbook: string, used: Redemption, actor: Actor, at: Date): Promise<void> {
    order.redeem(used, passbook);
    const { creditPaise } = used;
    const receipt = {
      id: this.identifiers.uuid(),
      mode: 'scheme-credit' as const,
      amountPaise: creditPaise,
      reference: referenceOf(passbook),
      receivedOn: dayOf(at),
      note: '',
    };
    await this.receipts.add(receipt, at);
    const part = { orderId: order.id, receiptId: receipt.id, kind: 'received' as const };
    await this.receipts.pay({ ...part, amountPaise: creditPaise }, actor, at);
  }
}

/** Under which its credit stands among receipts: `PB00007`. */
const referenceOf = (passbook: string) => passbook.replace('-', '');

const owedBy = ({ id, number, balancePaise }: Order): PaidOrder => ({ id, number, owedPaise: balancePaise });

import { Injectable } from '@nestjs/common';
import { HAS_LEFT, type OrderState } from '@shop/contracts/rules/orders/order-states';
import type { Actor } from '../../../../shared/actor.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { Stock } from '../../../catalogue/application/stock.ts';
import { TaxInvoices } from '../../../invoices/application/tax-invoices.ts';
import { Commissions } from '../../../referrals/application/commissions.ts';
import type { Order } from '../../domain/order.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import { OrderEmails } from '../order-emails.ts';
import { OrderProposals } from '../proposals/order-proposals.ts';

/**
 * How anything is done to orders that are there: they are locked, changed by their own rules, saved, and who follows them
 * or earns by them is told; what was proposed of them and their invoices follow; what a step throws leaves everything as
 * it was.
 */
@Injectable()
export class DeskWork {
  constructor(
    private readonly orders: OrderRepository,
    private readonly proposals: OrderProposals,
    private readonly emails: OrderEmails,
    private readonly commissions: Commissions,
    private readonly invoices: TaxInvoices,
    private readonly stock: Stock,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** With one order. */
  one(number: string, actor: Actor, step: (order: Order, at: Date) => void | Promise<void>): Promise<void> {
    return this.several([number], actor, ([order], at) => order && step(order, at));
  }

  /** With several, each named once. */
  several(
    numbers: readonly string[],
    actor: Actor,
    step: (orders: Order[], at: Date) => void | Promise<void>,
  ): Promise<void> {
    return this.transaction.run(async () => {
      const orders = await this.orders.lock(numbers);
      // Only now: what waited for another step happens after it.
      const at = this.clock.now();
      await step(orders, at);
      for (const order of orders) {
        await this.orders.save(order, actor, at);
        await this.proposals.follow(order, at);
        await this.emails.stepped(order, actor);
        const isWorthOther =
          order.state !== order.loadedState ||
          order.edited !== null ||
          order.money.benefitPaise !== order.money.loadedBenefitPaise ||
          order.partCredit !== null;
        if (isWorthOther) await this.commissions.follow(order.id);
      }
      // What is packed is no longer on the shelf, of which strangers may have a share.
      for (const { id, state, loadedState } of orders) {
        if (isPacked(state) === isPacked(loadedState) || state === 'cancelled') continue;
        await this.stock.pack(id, isPacked(state));
      }
      // At the very end: from the first number on, others wait for theirs.
      for (const order of orders.filter(isBilledAnew)) {
        await this.invoices.follow(order.id, at, HAS_LEFT.includes(order.loadedState));
      }
      for (const { id, partCredit } of orders) if (partCredit) await this.invoices.credit(id, partCredit, at);
    });
  }
}

const isPacked = (state: OrderState) => state === 'packed' || HAS_LEFT.includes(state);

/**
 * It left just now, or was cancelled, or its passbook gives another discount. That it arrived, undone, is no other supply:
 * its goods may have another rate of tax by then.
 */
function isBilledAnew({ state, loadedState, money }: Order): boolean {
  const hasLeft = state === 'dispatched' && loadedState === 'packed';
  const wasCancelled = state === 'cancelled' && loadedState !== 'cancelled';
  return hasLeft || wasCancelled || money.benefitPaise !== money.loadedBenefitPaise;
}

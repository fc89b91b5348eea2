import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared/actor.ts';
import type { Email } from '../../../shared/emails/emails.ts';
import { Outbox } from '../../../shared/emails/outbox.ts';
import type { NewOrder } from '../domain/new-order.ts';
import type { Order } from '../domain/order.ts';
import type { NewProposal } from '../domain/proposal.ts';

/** Tells customers who left an e-mail address what became of their order. Runs in the step's own transaction. */
@Injectable()
export class OrderEmails {
  constructor(private readonly outbox: Outbox) {}

  async received(order: NewOrder, number: string): Promise<void> {
    const { token, customer, totals, language } = order;
    if (!customer.email) return;
    const facts = { number, token, customerName: customer.name, totalPaise: totals.totalPaise };
    await this.outbox.post({ kind: 'order-received', to: customer.email, language, facts }, about(number));
  }

  /** That the shop asks whether the order may become another. */
  async proposed(
    { follower, number }: Order,
    { lines, wasTotalPaise, totalPaise }: NewProposal,
  ): Promise<void> {
    if (!follower) return;
    const { email: to, language, token, customerName } = follower;
    const facts = { number, token, customerName, lines, wasTotalPaise, totalPaise };
    await this.outbox.post({ kind: 'order-change-proposed', to, language, facts }, about(number, PROPOSED), {
      canBeUndone: true,
    });
  }

  /**
   * Of what happened since the order was locked. What waits of an earlier step is overtaken by a cancellation, and taken
   * back by whatever takes that step back.
   */
  async stepped(order: Order, by: Actor): Promise<void> {
    const { follower, number, loadedState, balancePaise, lorry } = order;
    if (!follower) return;
    const { email: to, language, token, customerName } = follower;
    const facts = { number, token, customerName };
    const { totalPaise } = order.money;
    const post = (email: Email, step: string) =>
      this.outbox.post(email, about(number, step), { canBeUndone: true });
    for (const { kind, text } of order.events) {
      if (kind === 'confirmed') {
        await post(
          { kind: 'order-confirmed', to, language, facts: { ...facts, totalPaise, balancePaise } },
          kind,
        );
      } else if (kind === 'dispatched' && lorry) {
        await post({ kind: 'order-dispatched', to, language, facts: { ...facts, ...lorry } }, kind);
      } else if (kind === 'lorry-corrected' && lorry) {
        const unsent = await this.outbox.withdrawAll(about(number, 'dispatched'));
        const emailKind = unsent.length > 0 ? 'order-dispatched' : 'order-lorry-corrected';
        await post({ kind: emailKind, to, language, facts: { ...facts, ...lorry } }, 'dispatched');
      } else if (kind === 'cancelled') {
        await this.outbox.withdraw(about(number));
        await this.outbox.withdrawAll(`${about(number)}/`);
        await post({ kind: 'order-cancelled', to, language, facts: { ...facts, reason: text } }, kind);
      } else if (kind === 'merged') {
        await this.outbox.withdraw(about(number));
        await this.outbox.withdrawAll(`${about(number)}/`);
        await post({ kind: 'order-merged', to, language, facts: { ...facts, into: text } }, kind);
      } else if (kind === 'edited' || kind === 'change-declined' || kind === 'change-taken-back') {
        await this.outbox.withdraw(about(number, PROPOSED));
        if (kind !== 'edited' || !isAsCustomerWants(order, by)) continue;
        // Of two changes in a moment the customer hears once.
        await this.outbox.withdraw(about(number, CHANGED));
        await post(
          { kind: 'order-changed', to, language, facts: { ...facts, totalPaise, balancePaise } },
          CHANGED,
        );
      } else if (kind === 'asked-declined') {
        await post({ kind: 'order-change-declined', to, language, facts: { ...facts, reason: text } }, kind);
      } else if (kind === 'claim-answered') {
        const creditPaise = order.partCredit?.content.totals.totalPaise ?? 0;
        await post(
          { kind: 'order-claim-answered', to, language, facts: { ...facts, creditPaise, reason: text } },
          kind,
        );
      } else if (kind === 'undone' || kind === 'taken-back') {
        await this.outbox.withdraw(about(number, loadedState));
      } else if (kind === 'reopened') {
        const unsent = await this.outbox.withdrawAll(about(number, loadedState));
        if (unsent.length === 0) await post({ kind: 'order-reopened', to, language, facts }, kind);
      }
    }
  }
}

/** Made by the customer, or asked for. Of staff's own edits, and of what the shop proposed, they hear before. */
const isAsCustomerWants = ({ events }: Order, by: Actor) =>
  events.some(({ kind }) => kind === 'asked-accepted') ||
  (by.kind === 'customer' && !events.some(({ kind }) => kind === 'change-accepted'));

const PROPOSED = 'change-proposed';
const CHANGED = 'changed';
const about = (number: string, step?: string) => ['order', number, step].filter(Boolean).join('/');

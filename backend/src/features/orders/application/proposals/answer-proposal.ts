import { Injectable } from '@nestjs/common';
import type { ProposalAnswer } from '@shop/contracts/rules/orders/proposals';
import { entryWith } from '@shop/contracts/rules/orders/proposals';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import type { Order } from '../../domain/order.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import { proposedText, type Proposal, ProposalRepository, type Settler } from '../../domain/proposal.ts';
import { EditOrder } from '../desk/edit-order.ts';

/** Says yes or no to what was proposed, within a step that has the order locked. A yes is an edit like any other. */
@Injectable()
export class AnswerProposal {
  constructor(
    private readonly orders: OrderRepository,
    private readonly proposals: ProposalRepository,
    private readonly edits: EditOrder,
  ) {}

  /**
   * @param saidBy who said so on the telephone
   * @throws DomainError proposal-settled, proposal-overtaken
   */
  async give(
    order: Order,
    proposal: Proposal,
    answer: ProposalAnswer,
    actor: Settler,
    at: Date,
    saidBy?: string,
  ): Promise<void> {
    if (proposal.state !== 'open') {
      throw new DomainError('conflict', 'proposal-settled', { state: proposal.state });
    }
    const text = proposedText(proposal.lines);
    order.answerChange(answer, saidBy === undefined ? text : `${text}: ${saidBy}`);
    if (answer === 'accepted') {
      await this.edit(order, proposal, text, actor, at);
    }
    await this.proposals.settle(proposal, answer, actor, at, saidBy);
  }

  /** @throws DomainError proposal-overtaken where what was proposed cannot be made any more, or costs otherwise */
  private async edit(
    order: Order,
    proposal: Proposal,
    reason: string,
    actor: Actor,
    at: Date,
  ): Promise<void> {
    const overtaken = new DomainError('conflict', 'proposal-overtaken', {});
    if (order.revision !== proposal.orderRevision) throw overtaken;
    const present = found(await this.orders.present(order.number));
    const wanted = proposal.lines.map(({ code, to }) => ({ code, quantity: to }));
    try {
      const edit = await this.edits.prepare(order, present, { ...entryWith(present, wanted), reason });
      if (edit.order.totals.totalPaise !== proposal.totalPaise) throw overtaken;
      // Also here: others may buy the goods just now.
      await this.edits.make(order, edit, reason, actor, at);
    } catch (error) {
      const isRule = error instanceof DomainError && (error.kind === 'invalid' || error.kind === 'conflict');
      throw isRule ? overtaken : error;
    }
  }
}

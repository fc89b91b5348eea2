import type { ProposalAnswer } from '@shop/contracts/rules/orders/proposals';
import { entryWith } from '@shop/contracts/rules/orders/proposals';
import type { Actor } from '../../../shared/actor.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import type { Order } from '../domain/order.ts';
import type { OrderRepository } from '../domain/order-repository.ts';
import { proposedText, type Proposal, type ProposalRepository } from '../domain/proposal.ts';
import type { EditOrder, PreparedEdit } from './edit-order.ts';

/** Says yes or no to what was proposed, within a step that has the order locked. A yes is an edit like any other. */
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
    actor: Actor,
    at: Date,
    saidBy?: string,
  ): Promise<void> {
    if (proposal.state !== 'open') {
      throw new DomainError('conflict', 'proposal-settled', { state: proposal.state });
    }
    const text = proposedText(proposal.lines);
    order.answerChange(answer, saidBy === undefined ? text : `${text}: ${saidBy}`);
    if (answer === 'accepted') {
      const edit = await this.prepared(order, proposal, text);
      await this.edits.make(order, edit, text, actor, at);
    }
    await this.proposals.settle(proposal, answer, actor, at, saidBy);
  }

  /** The edit that was proposed. @throws DomainError proposal-overtaken where it cannot be made, or costs otherwise */
  private async prepared(order: Order, proposal: Proposal, reason: string): Promise<PreparedEdit> {
    const overtaken = new DomainError('conflict', 'proposal-overtaken', {});
    if (order.revision !== proposal.orderRevision) throw overtaken;
    const present = found(await this.orders.present(order.number));
    const wanted = proposal.lines.map(({ code, to }) => ({ code, quantity: to }));
    const edit = await this.edits
      .prepare(order, present, { ...entryWith(present, wanted), reason })
      .catch((error: unknown) => {
        const isRule =
          error instanceof DomainError && (error.kind === 'invalid' || error.kind === 'conflict');
        throw isRule ? overtaken : error;
      });
    if (edit.order.totals.totalPaise !== proposal.totalPaise) throw overtaken;
    return edit;
  }
}

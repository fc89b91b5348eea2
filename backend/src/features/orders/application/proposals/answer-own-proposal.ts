import { Injectable } from '@nestjs/common';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
import type { ProposalAnswer } from '@shop/contracts/rules/orders/proposals';
import { THE_SHOP } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Throttle, type ThrottleRule } from '../../../../shared/throttle/throttle.ts';
import type { Order } from '../../domain/order.ts';
import { isSaidAlready, proposedText, ProposalRepository, type Settler } from '../../domain/proposal.ts';
import { AnswerProposal } from './answer-proposal.ts';
import { DeskWork } from '../desk/desk-work.ts';
import { TrackOrder } from '../customer/track-order.ts';

/** More than anybody presses, less than what keeps the desk from its order. */
const BY_ORDER: ThrottleRule = { limit: 30, windowMs: 600_000 };

/** A customer's answer to what was proposed, on the page of their order. */
@Injectable()
export class AnswerOwnProposal {
  constructor(
    private readonly work: DeskWork,
    private readonly tracking: TrackOrder,
    private readonly proposals: ProposalRepository,
    private readonly answers: AnswerProposal,
    private readonly throttle: Throttle,
  ) {}

  /** @throws DomainError not-found, proposal-settled, proposal-overtaken, too-many-requests */
  async execute(token: string, id: string, answer: ProposalAnswer): Promise<TrackedOrderView> {
    const { number, customer } = await this.tracking.execute(token);
    await this.throttle.take(`proposal of ${number}`, BY_ORDER);
    const actor: Settler = { kind: 'customer', id: null, name: customer.name };
    try {
      await this.work.one(number, actor, async (order, at) => {
        const proposal = found(await this.proposals.find(order, id));
        if (isSaidAlready(proposal, answer)) return;
        await this.answers.give(order, proposal, answer, actor, at);
      });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'proposal-overtaken') await this.end(number, id);
      throw error;
    }
    return this.tracking.execute(token);
  }

  /** They said yes to what cannot be any more: somebody must call them. */
  private async end(number: string, id: string): Promise<void> {
    await this.work.one(number, THE_SHOP, async (order: Order, at) => {
      const proposal = found(await this.proposals.find(order, id));
      if (proposal.state !== 'open') return;
      await this.proposals.settle(proposal, 'declined', THE_SHOP, at);
      order.answerChange('declined', proposedText(proposal.lines));
    });
  }
}

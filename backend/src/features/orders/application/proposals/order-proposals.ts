import { Injectable } from '@nestjs/common';
import { isEditable } from '@shop/contracts/rules/orders/order-content';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { Order } from '../../domain/order.ts';
import { ProposalRepository } from '../../domain/proposal.ts';

/** Keeps what was proposed true to its order, whatever step is taken with that. */
@Injectable()
export class OrderProposals {
  constructor(private readonly proposals: ProposalRepository) {}

  /** @throws DomainError proposal-open where the order would be packed before its customer has answered */
  async follow(order: Order, at: Date): Promise<void> {
    const isPacked = order.state === 'packed' && isEditable(order.loadedState);
    if (isPacked && (await this.proposals.waiting(order))?.state === 'open') {
      throw new DomainError('conflict', 'proposal-open', {});
    }
    const hasEnded = isEditable(order.loadedState) && !isEditable(order.state);
    if (order.edited !== null || hasEnded) await this.proposals.overtake(order, at);
    if (order.wasUndone && !isEditable(order.loadedState) && isEditable(order.state)) {
      await this.proposals.takeUpAgain(order);
    }
  }
}

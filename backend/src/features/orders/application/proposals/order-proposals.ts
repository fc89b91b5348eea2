import { Injectable } from '@nestjs/common';
import { isEditable } from '@shop/contracts/rules/orders/order-content';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { Order } from '../../domain/order.ts';
import { OwnChangeRepository } from '../../domain/own-change.ts';
import { ProposalRepository } from '../../domain/proposal.ts';

/** Keeps what was proposed and what was asked for true to the order, whatever step is taken with that. */
@Injectable()
export class OrderProposals {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly ownChanges: OwnChangeRepository,
  ) {}

  /** @throws DomainError proposal-open, own-change-open where it would be packed before customer or shop has answered */
  async follow(order: Order, at: Date): Promise<void> {
    const isPacked = order.state === 'packed' && isEditable(order.loadedState);
    if (isPacked && (await this.proposals.waiting(order))?.state === 'open') {
      throw new DomainError('conflict', 'proposal-open', {});
    }
    if (isPacked && (await this.ownChanges.isOpen(order))) {
      throw new DomainError('conflict', 'own-change-open', {});
    }
    const hasEnded = isEditable(order.loadedState) && !isEditable(order.state);
    if (order.edited !== null || hasEnded) {
      await this.proposals.overtake(order, at);
      await this.ownChanges.supersede(order, at);
    }
    if (order.wasUndone && !isEditable(order.loadedState) && isEditable(order.state)) {
      await this.proposals.takeUpAgain(order);
    }
    if (order.loadedState === 'cancelled' && isEditable(order.state))
      await this.ownChanges.takeUpAgain(order);
  }
}

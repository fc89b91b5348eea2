import { Injectable } from '@nestjs/common';
import type {
  AnswerForCustomerRequest,
  ProposeChangeRequest,
  TakeBackProposalRequest,
} from '@shop/contracts/proposals/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { entryWith } from '@shop/contracts/rules/orders/proposals';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { AuditLog } from '../../../../shared/records/audit-log.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import { proposedLines, proposedText, ProposalRepository } from '../../domain/proposal.ts';
import { AnswerProposal } from './answer-proposal.ts';
import { DeskWork } from '../desk/desk-work.ts';
import { EditOrder } from '../desk/edit-order.ts';
import { OrderEmails } from '../order-emails.ts';
import { OrderQueries } from '../order-queries.ts';

/**
 * Asks a customer whether their order may become another, as when packers find less than was ordered. Nothing of the order
 * changes before they say yes, on its page or on the telephone; it is not packed before they have answered.
 */
@Injectable()
export class ProposeChange {
  constructor(
    private readonly work: DeskWork,
    private readonly orders: OrderRepository,
    private readonly proposals: ProposalRepository,
    private readonly edits: EditOrder,
    private readonly answers: AnswerProposal,
    private readonly emails: OrderEmails,
    private readonly queries: OrderQueries,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError as saving the edit does, and proposal-open, proposal-leaves-nothing, proposal-changes-nothing */
  async propose(
    number: string,
    { revision, reason, lines }: ProposeChangeRequest,
    actor: StaffPerson,
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const present = found(await this.orders.present(number));
      if (order.revision !== revision) {
        const value = entryOf(present);
        throw new DomainError('conflict', 'record-changed', { value, revision: order.revision });
      }
      const entry = entryWith(present, lines);
      if (entry.lines.length === 0) throw new DomainError('invalid', 'proposal-leaves-nothing', {});
      const draft = await this.edits.prepare(order, present, { ...entry, reason });
      const changed = proposedLines(present, draft.lines);
      if (changed.length === 0) throw new DomainError('invalid', 'proposal-changes-nothing', {});
      const earlier = await this.proposals.waiting(order);
      if (earlier?.state === 'open') throw new DomainError('conflict', 'proposal-open', {});
      if (earlier) await this.proposals.settle(earlier, 'taken-back', actor, at);
      const proposal = {
        reason,
        lines: changed,
        wasTotalPaise: order.money.totalPaise,
        totalPaise: draft.order.totals.totalPaise,
      };
      await this.proposals.add(order, proposal, actor, at);
      order.proposeChange(proposedText(changed));
      await this.emails.proposed(order, proposal);
    });
    return this.read(number);
  }

  /** @throws DomainError not-found, proposal-settled */
  async takeBack(
    number: string,
    id: string,
    { from }: TakeBackProposalRequest,
    actor: StaffPerson,
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const proposal = found(await this.proposals.find(order, id));
      if (proposal.state !== from) {
        throw new DomainError('conflict', 'proposal-settled', { state: proposal.state });
      }
      await this.proposals.settle(proposal, 'taken-back', actor, at);
      order.takeChangeBack(proposedText(proposal.lines));
    });
    return this.read(number);
  }

  /** What the customer said on the telephone. @throws DomainError not-found, proposal-settled, proposal-overtaken */
  async answerFor(
    number: string,
    id: string,
    { answer, saidBy }: AnswerForCustomerRequest,
    actor: StaffPerson,
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const proposal = found(await this.proposals.find(order, id));
      await this.answers.give(order, proposal, answer, actor, at, saidBy.trim());
      await this.audit.record({
        actor,
        action: `order.change-${answer}`,
        subject: `order/${number}`,
        before: { totalPaise: proposal.wasTotalPaise },
        after: {
          totalPaise: order.money.totalPaise,
          lines: proposedText(proposal.lines),
          saidBy: saidBy.trim(),
        },
      });
    });
    return this.read(number);
  }

  private async read(number: string): Promise<AdminOrderView> {
    return found(await this.queries.forDesk(number));
  }
}

import { Injectable } from '@nestjs/common';
import type { CreditClaimRequest } from '@shop/contracts/claims/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { type Claim, ClaimRepository } from '../../domain/claim.ts';
import type { Order } from '../../domain/order.ts';
import { CreditGoods } from '../desk/credit-goods.ts';
import { DeskWork } from '../desk/desk-work.ts';
import { OrderQueries } from '../order-queries.ts';

/** What the shop says to a claim: a credit note as over goods that came back, or a reason why there is none. */
@Injectable()
export class AnswerClaim {
  constructor(
    private readonly work: DeskWork,
    private readonly claims: ClaimRepository,
    private readonly credits: CreditGoods,
    private readonly queries: OrderQueries,
  ) {}

  /** @throws DomainError not-found, claim-answered, and as a credit note does */
  async credit(
    number: string,
    id: string,
    { goods, reason }: CreditClaimRequest,
    actor: StaffPerson,
  ): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const claim = await this.open(order, id);
      const creditPaise = await this.credits.creditLocked(order, goods, reason);
      order.answerClaim(reason.trim());
      const answer = { state: 'credited' as const, text: reason.trim(), creditPaise };
      await this.claims.answer(claim, answer, actor.name, at);
    });
    return found(await this.queries.forDesk(number));
  }

  /** @param reason its customer reads it @throws DomainError not-found, claim-answered */
  async decline(number: string, id: string, reason: string, actor: StaffPerson): Promise<AdminOrderView> {
    await this.work.one(number, actor, async (order, at) => {
      const claim = await this.open(order, id);
      const answer = { state: 'declined' as const, text: reason.trim(), creditPaise: null };
      order.answerClaim(reason.trim());
      await this.claims.answer(claim, answer, actor.name, at);
    });
    return found(await this.queries.forDesk(number));
  }

  private async open(order: Order, id: string): Promise<Claim> {
    const claim = found(await this.claims.find(order, id));
    if (claim.state === 'open') return claim;
    throw new DomainError('conflict', 'claim-answered', { state: claim.state });
  }
}

import { Injectable } from '@nestjs/common';
import type { AttributeOrderRequest } from '@shop/contracts/orders/requests';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { type AuditEntry, AuditLog } from '../../../../shared/records/audit-log.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Commissions } from '../../../referrals/application/commissions.ts';
import { ReferralCodes } from '../../../referrals/application/referral-codes.ts';
import { OrderRepository } from '../../domain/order-repository.ts';
import { DeskWork } from './desk-work.ts';
import { OrderQueries } from '../order-queries.ts';

/** Corrects whom an order counts for: fixed when it was sent, it is changed by an owner alone, and with a reason. */
@Injectable()
export class AttributeOrder {
  constructor(
    private readonly work: DeskWork,
    private readonly orders: OrderRepository,
    private readonly queries: OrderQueries,
    private readonly codes: ReferralCodes,
    private readonly commissions: Commissions,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError referral-code-unknown, order-attributed-so */
  async execute(
    number: string,
    { code, reason }: AttributeOrderRequest,
    actor: AuditEntry['actor'],
  ): Promise<AdminOrderView> {
    const referral = code === null ? null : await this.codes.find(code);
    if (code !== null && referral === null) {
      throw new DomainError('conflict', 'referral-code-unknown', {});
    }
    await this.work.one(number, actor, async (order) => {
      const before = { code: order.referralCode };
      order.attribute(referral?.code ?? null, reason.trim());
      await this.orders.attribute(order, referral);
      const after = { code: order.referralCode, reason: reason.trim() };
      await this.audit.record({
        actor,
        action: 'order.attributed',
        subject: `order/${number}`,
        before,
        after,
      });
      await this.commissions.attributed(order.id);
    });
    return found(await this.queries.forDesk(number));
  }
}

import { Injectable } from '@nestjs/common';
import type { DecideReferralFlagRequest } from '@shop/contracts/referrers/requests';
import type { ReferralFlagView } from '@shop/contracts/referrers/views';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Commissions } from './commissions.ts';
import { ReferralFlags } from './referral-flags.ts';

/** Whether an order that looks like the referrer's own earns a commission; the ledger follows at once. */
@Injectable()
export class DecideReferralFlag {
  constructor(
    private readonly flags: ReferralFlags,
    private readonly commissions: Commissions,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError referral-flag-decided: a colleague decided something else since */
  async execute(
    id: string,
    { from, decision, reason }: DecideReferralFlagRequest,
    actor: AuditEntry['actor'],
  ): Promise<ReferralFlagView> {
    await this.transaction.run(async () => {
      const flag = found(await this.flags.lock(id));
      if (flag.decision !== from || decision === from) {
        throw new DomainError('conflict', 'referral-flag-decided', {});
      }
      await this.flags.decide(id, decision, reason.trim(), actor.name, this.clock.now());
      const subject = `referral-flag/${id}`;
      const after = { decision, reason: reason.trim() };
      await this.audit.record({
        actor,
        action: `referral-flag.${decision}`,
        subject,
        before: { decision: from },
        after,
      });
      await this.commissions.follow(flag.orderId, 'flag');
    });
    return found(await this.flags.find(id));
  }
}

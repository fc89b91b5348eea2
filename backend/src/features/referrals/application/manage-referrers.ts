import { Injectable } from '@nestjs/common';
import type { NewReferrerRequest } from '@shop/contracts/referrers/requests';
import type {
  LeagueView,
  ReferrerDeskView,
  ReferrerEntry,
  ReferrerState,
} from '@shop/contracts/referrers/views';
import type { Revised } from '@shop/contracts/revised';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { Referrers } from './referrers.ts';

type Actor = AuditEntry['actor'];

const NOTHING_ENTERED = {
  address: null,
  pan: null,
  upiId: null,
  accountName: null,
  accountNumber: null,
  ifsc: null,
} satisfies Partial<ReferrerEntry>;

/** Referrers, as staff make, change and suspend them. */
@Injectable()
export class ManageReferrers {
  constructor(
    private readonly referrers: Referrers,
    private readonly records: RevisedRecords,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws DomainError referral-code-used, referrer-email-used */
  add(
    { name, phone, email, code, commissionBasisPoints }: NewReferrerRequest,
    actor: Actor,
  ): Promise<{ id: string }> {
    const value = plain({ ...NOTHING_ENTERED, name, phone, email, code, commissionBasisPoints });
    return this.records.add({ to: this.referrers.records, kind: 'referrer', value, actor });
  }

  /** @throws DomainError payout-account-incomplete, referral-code-used, referrer-email-used */
  save(id: string, entry: ReferrerEntry, revision: number, actor: Actor): Promise<Revised<ReferrerEntry>> {
    const account = [entry.accountName, entry.accountNumber, entry.ifsc];
    if (account.some((part) => part === null) && account.some((part) => part !== null)) {
      throw new DomainError('invalid', 'payout-account-incomplete', {});
    }
    const among = this.referrers.records;
    return this.records.replace({ among, kind: 'referrer', key: id, value: plain(entry), revision, actor });
  }

  /** The code counts no more. What is due stays due, and waits. */
  suspend(id: string, reason: string | null, actor: Actor): Promise<ReferrerDeskView> {
    return this.changeStatus(id, ['invited', 'active'], () => 'suspended', actor, reason);
  }

  /** Whoever never chose a password is invited still. */
  resume(id: string, actor: Actor): Promise<ReferrerDeskView> {
    return this.changeStatus(
      id,
      ['suspended'],
      ({ hasPassword }) => (hasPassword ? 'active' : 'invited'),
      actor,
    );
  }

  async league(): Promise<LeagueView> {
    const { season } = await this.settings.current();
    return { season: season.name, rows: await this.referrers.league(season.opensOn) };
  }

  private async changeStatus(
    id: string,
    from: readonly ReferrerState[],
    to: (person: { hasPassword: boolean }) => ReferrerState,
    actor: Actor,
    reason: string | null = null,
  ): Promise<ReferrerDeskView> {
    await this.transaction.run(async () => {
      const before = found(await this.referrers.find(id));
      const state = to({ hasPassword: await this.referrers.hasPassword(id) });
      if (!(await this.referrers.setState(id, from, state, reason))) {
        throw new DomainError('conflict', 'referrer-state-changed', {});
      }
      const subject = `referrer/${id}`;
      const action = state === 'suspended' ? 'referrer.suspended' : 'referrer.resumed';
      await this.audit.record({
        actor,
        action,
        subject,
        before: { state: before.state },
        after: { state, ...(reason !== null && { reason }) },
      });
    });
    return found(await this.referrers.find(id));
  }
}

/** As it is kept, however it was typed. */
function plain(entry: ReferrerEntry): ReferrerEntry {
  return {
    ...entry,
    name: entry.name.trim(),
    phone: mobileDigits(entry.phone) ?? entry.phone,
    email: entry.email?.trim().toLowerCase() ?? null,
  };
}

import { Injectable } from '@nestjs/common';
import type { ChangeRoleRequest } from '@shop/contracts/users/requests';
import type { AccountSessionView, UserView } from '@shop/contracts/users/views';
import { type AuditEntry, AuditLog } from '../../../../shared/records/audit-log.ts';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { OwnerAlerts } from './owner-alerts.ts';
import { StaffRepository } from './staff-repository.ts';
import { SessionRepository } from '../session-repository.ts';

type StaffActor = AuditEntry['actor'];

/** What owners do with the accounts of their colleagues, never with their own: so nobody locks themselves out. */
@Injectable()
export class Users {
  constructor(
    private readonly staff: StaffRepository,
    private readonly sessions: SessionRepository,
    private readonly alerts: OwnerAlerts,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError own-account, user-changed, last-owner */
  changeRole(id: string, { from, to }: ChangeRoleRequest, actor: StaffActor): Promise<UserView> {
    return this.change(id, actor, 'user.role-changed', async (user) => {
      if (user.role !== from) throw new DomainError('conflict', 'user-changed', {});
      await this.assertAnotherOwner(user);
      await this.staff.setRole(id, to);
      await this.alerts.notify({ what: 'role', name: user.name, role: to }, actor);
    });
  }

  /** @throws DomainError own-account, last-owner */
  disable(id: string, actor: StaffActor): Promise<UserView> {
    return this.change(id, actor, 'user.disabled', async (user) => {
      await this.assertAnotherOwner(user);
      await this.staff.setActive(id, false);
    });
  }

  /** Their old sessions do not come back. */
  enable(id: string, actor: StaffActor): Promise<UserView> {
    return this.change(id, actor, 'user.enabled', async ({ name, role }) => {
      await this.staff.setActive(id, true);
      await this.alerts.notify({ what: 'let-in-again', name, role }, actor);
    });
  }

  async sessionsOf(id: string, current: string): Promise<AccountSessionView[]> {
    found(await this.staff.find(id));
    return this.sessions.openOf({ audience: 'admin', id }, current, this.clock.now());
  }

  endSession(
    id: string,
    sessionId: string,
    current: string,
    actor: StaffActor,
  ): Promise<AccountSessionView[]> {
    return this.transaction.run(async () => {
      if (!(await this.sessions.endOwn({ audience: 'admin', id }, sessionId, this.clock.now()))) found(null);
      const subject = `staff/${id}`;
      await this.audit.record({ actor, action: 'user.session-ended', subject, before: null, after: null });
      return this.sessionsOf(id, current);
    });
  }

  private async assertAnotherOwner({ id, role }: UserView): Promise<void> {
    if (role === 'owner' && (await this.staff.otherOwners(id)) === 0) {
      throw new DomainError('conflict', 'last-owner', {});
    }
  }

  private change(
    id: string,
    actor: StaffActor,
    action: string,
    step: (user: UserView) => Promise<void>,
  ): Promise<UserView> {
    if (id === actor.id) throw new DomainError('conflict', 'own-account', {});
    return this.transaction.run(async () => {
      const before = found(await this.staff.lock(id));
      await step(before);
      const after = found(await this.staff.find(id));
      await this.audit.record({
        actor,
        action,
        subject: `staff/${id}`,
        before: { role: before.role, state: before.state },
        after: { role: after.role, state: after.state },
      });
      return after;
    });
  }
}

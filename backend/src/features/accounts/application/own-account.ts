import type { StaffView } from '@shop/contracts/accounts/views';
import type { StaffSessionView } from '@shop/contracts/users/views';
import type { AuditLog } from '../../../shared/audit-log.ts';
import type { Clock } from '../../../shared/clock.ts';
import { found } from '../../../shared/domain-error.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { PasswordHasher } from '../domain/password-hasher.ts';
import type { StaffDirectory } from './staff-directory.ts';
import type { StaffSessions } from './staff-sessions.ts';

/** What members of staff do with their own account, from the session they do it in. */
export class OwnAccount {
  constructor(
    private readonly staff: StaffDirectory,
    private readonly sessions: StaffSessions,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  sessionsOf({ id }: StaffView, current: string): Promise<StaffSessionView[]> {
    return this.sessions.of(id, current, this.clock.now());
  }

  async endSession(person: StaffView, sessionId: string, current: string): Promise<StaffSessionView[]> {
    if (!(await this.sessions.end(person.id, sessionId, this.clock.now()))) found(null);
    return this.sessionsOf(person, current);
  }

  async endOtherSessions(person: StaffView, current: string): Promise<StaffSessionView[]> {
    await this.sessions.endOthers(person.id, current, this.clock.now());
    return this.sessionsOf(person, current);
  }

  /** Whoever calls typed the old one a moment ago. Every other session ends. */
  async changePassword({ id, name }: StaffView, current: string, password: string): Promise<void> {
    const passwordHash = await this.hasher.hash(password);
    await this.transaction.run(async () => {
      await this.sessions.endOthers(id, current, this.clock.now());
      await this.staff.setPassword(id, passwordHash, null);
      await this.sessions.carryOver(id, current);
      await this.audit.record({
        actor: { kind: 'staff', id, name },
        action: 'user.password-changed',
        subject: `staff/${id}`,
        before: null,
        after: null,
      });
    });
  }
}

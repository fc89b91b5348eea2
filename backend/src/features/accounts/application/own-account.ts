import type { StaffView } from '@shop/contracts/accounts/views';
import type { StaffSessionView } from '@shop/contracts/users/views';
import type { Clock } from '../../../shared/clock.ts';
import { found } from '../../../shared/domain-error.ts';
import type { StaffSessions } from './staff-sessions.ts';

/** What members of staff do with their own account, from the session they do it in. */
export class OwnAccount {
  constructor(
    private readonly sessions: StaffSessions,
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
}

import type { StaffView } from '@shop/contracts/accounts/views';
import type { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import type { SessionRepository } from '../domain/session-repository.ts';
import { isFreshlyProven } from '../domain/session.ts';
import type { Credentials, Passwords } from './passwords.ts';

/** The password once more, before what an unlocked and forgotten computer must not do. */
export class ConfirmPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError wrong-credentials, too-many-requests: tries count together with those at the door */
  async execute({ email }: StaffView, sessionId: string, typed: Omit<Credentials, 'email'>): Promise<void> {
    await this.passwords.prove('admin', { email, ...typed });
    await this.sessions.prove(sessionId, this.clock.now());
  }

  /** @throws DomainError password-needed when it was not typed in this session for a while */
  async demandFresh(sessionId: string): Promise<void> {
    const session = await this.sessions.find(sessionId, 'admin');
    if (!session || !isFreshlyProven(session, this.clock.now())) {
      throw new DomainError('forbidden', 'password-needed', {});
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { SessionRepository } from '../session-repository.ts';
import { isFreshlyProven, type SignedInAudience } from '../../domain/session.ts';
import { type Credentials, Passwords } from './passwords.ts';

/** The password once more, before what an unlocked and forgotten computer must not do. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError wrong-credentials, too-many-requests: tries count together with those of signing in */
  async execute(audience: SignedInAudience, sessionId: string, credentials: Credentials): Promise<void> {
    await this.passwords.prove(audience, credentials);
    await this.sessions.prove(sessionId, this.clock.now());
  }

  /** @throws DomainError password-needed when it was not typed in this session for a while */
  async assertFresh(audience: SignedInAudience, sessionId: string): Promise<void> {
    const session = await this.sessions.find(sessionId, audience);
    if (!session || !isFreshlyProven(session, this.clock.now())) {
      throw new DomainError('forbidden', 'password-needed', {});
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { SessionRepository } from '../session-repository.ts';
import { sessionIdIn, SessionTokens } from '../../domain/session-tokens.ts';
import {
  openEnd,
  refreshVerdict,
  type RefreshVerdict,
  type Session,
  type SignedInAudience,
} from '../../domain/session.ts';
import { People, type PersonOf } from '../people.ts';
import type { SignedIn } from './sign-in.ts';

const refuse = () => new DomainError('unauthenticated', 'not-signed-in', {});

/**
 * New tokens for the refresh token, which is rotated. Who lost the answer asks again and gets other successors; once
 * one of them is used, the rest and their predecessors are somebody else's, and end the session.
 */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly people: People,
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
  ) {}

  async execute<A extends SignedInAudience>(
    audience: A,
    refreshToken: string | null,
  ): Promise<SignedIn<PersonOf[A]>> {
    const id = refreshToken && sessionIdIn(refreshToken);
    if (!refreshToken || !id) throw refuse();
    const refresh = this.tokens.nextRefresh(audience, refreshToken);
    await this.rotate(audience, id, refreshToken, refresh);
    const person = await this.people.findBySession(audience, id, this.clock.now());
    if (!person) throw refuse();
    return { person, tokens: { access: await this.tokens.access(audience, person.id, id), refresh } };
  }

  /** Whose session a refresh token is of that counts; it is not used up. Null: nobody's. */
  async holderOf<A extends SignedInAudience>(
    audience: A,
    refreshToken: string | null,
  ): Promise<{ person: PersonOf[A]; sessionId: string } | null> {
    const id = refreshToken && sessionIdIn(refreshToken);
    const session = id ? await this.sessions.find(id, audience) : null;
    if (!refreshToken || !session) return null;
    const now = this.clock.now();
    const verdict = this.verdictOn(session, refreshToken, now);
    if (verdict === 'over' || verdict === 'stolen') return null;
    const person = await this.people.findBySession(audience, session.id, now);
    return person && { person, sessionId: session.id };
  }

  private async rotate(audience: SignedInAudience, id: string, token: string, next: string): Promise<void> {
    const now = this.clock.now();
    const used = tokenHash(token);
    // The second look is for the one who lost a race: by then the winner has rotated.
    for (let look = 1; look <= 2; look++) {
      const session = await this.sessions.find(id, audience);
      if (!session) throw refuse();
      switch (this.verdictOn(session, token, now)) {
        case 'over':
          throw refuse();
        case 'stolen':
          await this.sessions.end(id, now);
          throw refuse();
        case 'repeat':
          return;
        case 'rotate': {
          const expiresAt = openEnd(session, now);
          const rotation = { newest: session.tokenHash, used, next: tokenHash(next), at: now, expiresAt };
          if (await this.sessions.rotate(id, rotation)) return;
        }
      }
    }
    throw refuse();
  }

  private verdictOn(session: Session, token: string, now: Date): RefreshVerdict {
    const { audience, previousTokenHash } = session;
    const followsPrevious =
      previousTokenHash !== null && this.tokens.follows(audience, token, previousTokenHash);
    return refreshVerdict(session, { hash: tokenHash(token), followsPrevious }, now);
  }
}

import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';
import type { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { tokenHash } from '../../../shared/identifiers.ts';
import type { People, ReferrerPeople, StaffPeople } from './people.ts';
import type { SessionRepository } from '../domain/session-repository.ts';
import { sessionIdIn, type SessionTokens } from '../domain/session-tokens.ts';
import { idleEnd, refreshVerdict, type Session, type SignedInAudience } from '../domain/session.ts';
import type { SignedIn } from './sign-in.ts';

const refuse = () => new DomainError('unauthenticated', 'not-signed-in', {});

/** A new access token for the refresh token, which is rotated; an old one that comes back ends the session. */
class RefreshSession<Person extends { id: string }> {
  constructor(
    private readonly audience: SignedInAudience,
    private readonly people: People<Person>,
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
  ) {}

  async execute(refreshToken: string | null): Promise<SignedIn<Person>> {
    const id = refreshToken && sessionIdIn(refreshToken);
    if (!refreshToken || !id) throw refuse();
    const session = await this.rotated(id, refreshToken);
    const person = await this.people.find(session.personId);
    if (!person) throw refuse();
    return {
      person,
      tokens: {
        access: await this.tokens.access(this.audience, person.id, id),
        refresh: this.tokens.nextRefresh(this.audience, refreshToken),
      },
    };
  }

  private async rotated(id: string, refreshToken: string): Promise<Session> {
    const from = tokenHash(refreshToken);
    const to = tokenHash(this.tokens.nextRefresh(this.audience, refreshToken));
    const now = this.clock.now();
    // The second look is for the one who lost a race: by then the winner has rotated.
    for (let look = 1; look <= 2; look++) {
      const session = await this.sessions.find(id, this.audience);
      const verdict = session ? refreshVerdict(session, from, now) : 'over';
      if (!session || verdict === 'over') throw refuse();
      if (verdict === 'repeat') return session;
      if (verdict === 'stolen') {
        await this.sessions.end(id, now);
        throw refuse();
      }
      if (await this.sessions.rotate(id, { from, to, at: now, expiresAt: idleEnd(now) })) return session;
    }
    throw refuse();
  }
}

export class RefreshStaffSession extends RefreshSession<StaffView> {
  constructor(people: StaffPeople, sessions: SessionRepository, tokens: SessionTokens, clock: Clock) {
    super('admin', people, sessions, tokens, clock);
  }
}

export class RefreshReferrerSession extends RefreshSession<ReferrerView> {
  constructor(people: ReferrerPeople, sessions: SessionRepository, tokens: SessionTokens, clock: Clock) {
    super('referrer', people, sessions, tokens, clock);
  }
}

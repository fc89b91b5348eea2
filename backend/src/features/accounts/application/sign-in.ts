import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';
import type { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { tokenHash, type Identifiers } from '../../../shared/identifiers.ts';
import type { Network } from '../../../shared/network.ts';
import type { Throttle, ThrottleRule } from '../../../shared/throttle.ts';
import type { PasswordHasher } from '../domain/password-hasher.ts';
import type { People, ReferrerPeople, StaffPeople } from './people.ts';
import type { SessionRepository } from '../domain/session-repository.ts';
import type { IssuedTokens, SessionTokens } from '../domain/session-tokens.ts';
import { idleEnd, type SignedInAudience } from '../domain/session.ts';

const WINDOW_MS = 15 * 60_000;
const BY_ACCOUNT: ThrottleRule = { limit: 5, windowMs: WINDOW_MS };
/** Many people share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: WINDOW_MS };

export interface Credentials {
  email: string;
  password: string;
  network: Network;
  userAgent: string;
}

export interface SignedIn<Person> {
  person: Person;
  tokens: IssuedTokens;
}

/**
 * E-mail and password for a new session. An unknown e-mail and a wrong password get the same answer after the same
 * time; tries are counted before they are looked at, so that many at once cannot slip through.
 */
class SignIn<Person extends { id: string }> {
  constructor(
    private readonly audience: SignedInAudience,
    private readonly people: People<Person>,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly throttle: Throttle,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  async execute({ email, password, network, userAgent }: Credentials): Promise<SignedIn<Person>> {
    // Counted and looked up in one spelling: the database's own lower case knows a few letters more.
    const spelling = email.trim().toLowerCase();
    const account = `sign-in:${this.audience}:${spelling}`;
    await this.throttle.take(`sign-in:${this.audience}:from:${network}`, BY_ADDRESS);
    await this.throttle.take(account, BY_ACCOUNT);
    const found = await this.people.findByEmail(spelling);
    const proven = await this.hasher.verify(found?.passwordHash ?? null, password);
    if (!found || !proven) throw new DomainError('unauthenticated', 'wrong-credentials', {});
    await this.throttle.clear(account);
    return { person: found.person, tokens: await this.open(found.person.id, userAgent) };
  }

  private async open(personId: string, userAgent: string): Promise<IssuedTokens> {
    const id = this.identifiers.uuid();
    const refresh = this.tokens.firstRefresh(id);
    const now = this.clock.now();
    await this.sessions.add({
      id,
      audience: this.audience,
      personId,
      tokenHash: tokenHash(refresh),
      previousTokenHash: null,
      rotatedAt: now,
      createdAt: now,
      expiresAt: idleEnd(now),
      endedAt: null,
      userAgent,
    });
    return { access: await this.tokens.access(this.audience, personId, id), refresh };
  }
}

export class SignInStaff extends SignIn<StaffView> {
  constructor(
    people: StaffPeople,
    sessions: SessionRepository,
    hasher: PasswordHasher,
    tokens: SessionTokens,
    throttle: Throttle,
    identifiers: Identifiers,
    clock: Clock,
  ) {
    super('admin', people, sessions, hasher, tokens, throttle, identifiers, clock);
  }
}

export class SignInReferrer extends SignIn<ReferrerView> {
  constructor(
    people: ReferrerPeople,
    sessions: SessionRepository,
    hasher: PasswordHasher,
    tokens: SessionTokens,
    throttle: Throttle,
    identifiers: Identifiers,
    clock: Clock,
  ) {
    super('referrer', people, sessions, hasher, tokens, throttle, identifiers, clock);
  }
}

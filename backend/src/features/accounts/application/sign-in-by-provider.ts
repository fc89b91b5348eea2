import type { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Network } from '../../../shared/network.ts';
import type { Throttle, ThrottleRule } from '../../../shared/throttle.ts';
import type { SessionRepository } from '../domain/session-repository.ts';
import type { IdentityProvider, OpenIdErrand } from './identity-provider.ts';
import type { Account, People, PersonOf } from './people.ts';
import type { SignedIn, SignIn } from './sign-in.ts';

/** Many people share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * 60_000 };

/** Whose fresh proof it is to be. */
export interface ProvenSession {
  sessionId: string;
  staffId: string;
}

/**
 * Staff who prove at the provider that a known e-mail address is theirs. Nobody comes to be staff by it. Their second
 * factor is the provider's to ask for.
 */
export class SignInByProvider {
  constructor(
    private readonly provider: IdentityProvider | null,
    private readonly people: People,
    private readonly signIn: SignIn,
    private readonly throttle: Throttle,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found without a provider, provider-unavailable, too-many-requests */
  async begin(network: Network): Promise<{ address: string; errand: OpenIdErrand }> {
    const provider = this.demandProvider();
    await this.throttle.take(`provider:from:${network}`, BY_ADDRESS);
    return provider.begin();
  }

  /** @throws DomainError provider-refused, provider-knows-nobody, provider-unavailable */
  async finish(
    answered: URL,
    errand: OpenIdErrand | null,
    on: { device: string | null; userAgent: string },
  ): Promise<SignedIn<PersonOf['admin']> & { device: string }> {
    return this.signIn.enter('admin', await this.vouchedFor(answered, errand), on);
  }

  /**
   * A fresh proof for a session that is open: for steps that want the password. Somebody else's is none.
   * @throws DomainError as `finish`
   */
  async prove(answered: URL, errand: OpenIdErrand, { sessionId, staffId }: ProvenSession): Promise<void> {
    const { person } = await this.vouchedFor(answered, errand);
    if (person.id !== staffId) throw new DomainError('forbidden', 'provider-refused', {});
    await this.sessions.prove(sessionId, this.clock.now());
  }

  private async vouchedFor(answered: URL, errand: OpenIdErrand | null): Promise<Account<PersonOf['admin']>> {
    const provider = this.demandProvider();
    if (!errand) throw new DomainError('forbidden', 'provider-refused', {});
    const { email, isVerified } = await provider.finish(answered, errand);
    const account = isVerified ? await this.people.findByEmail('admin', email.trim().toLowerCase()) : null;
    if (!account) throw new DomainError('forbidden', 'provider-knows-nobody', {});
    return account;
  }

  private demandProvider(): IdentityProvider {
    if (!this.provider) throw new DomainError('not-found', 'not-found', {});
    return this.provider;
  }
}

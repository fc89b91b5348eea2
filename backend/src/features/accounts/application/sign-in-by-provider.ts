import { DomainError } from '../../../shared/domain-error.ts';
import type { Network } from '../../../shared/network.ts';
import type { Throttle, ThrottleRule } from '../../../shared/throttle.ts';
import type { IdentityProvider, OpenIdErrand } from './identity-provider.ts';
import type { People, PersonOf } from './people.ts';
import type { SignedIn, SignIn } from './sign-in.ts';

/** Many people share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * 60_000 };

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
    const provider = this.demandProvider();
    if (!errand) throw new DomainError('forbidden', 'provider-refused', {});
    const { email, isVerified } = await provider.finish(answered, errand);
    const account = isVerified ? await this.people.findByEmail('admin', email.trim().toLowerCase()) : null;
    if (!account) throw new DomainError('forbidden', 'provider-knows-nobody', {});
    return this.signIn.enter('admin', account, on);
  }

  private demandProvider(): IdentityProvider {
    if (!this.provider) throw new DomainError('not-found', 'not-found', {});
    return this.provider;
  }
}

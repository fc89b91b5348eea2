import type { AuditLog } from '../../../../shared/records/audit-log.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import type { Throttle, ThrottleRule } from '../../../../shared/throttle/throttle.ts';
import type { Transaction } from '../../../../shared/transaction.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SessionRepository } from '../session-repository.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { accountEvent, ownActor } from '../account-event.ts';
import type { Accounts } from '../accounts.ts';
import type { IdentityProvider, OpenIdState } from './identity-provider.ts';
import type { Account, People, PersonOf } from '../people.ts';
import type { SignedIn, SignIn } from './sign-in.ts';

/** Many people share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * 60_000 };

/** Whose fresh proof it is to be. */
export interface ProvenSession {
  sessionId: string;
  personId: string;
}

/**
 * Staff and referrers who prove at the provider that a known e-mail address is theirs. Nobody comes to be one by it.
 * Their second factor is the provider's to ask for.
 */
export class SignInByProvider {
  constructor(
    private readonly provider: IdentityProvider | null,
    private readonly people: People,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly signIn: SignIn,
    private readonly throttle: Throttle,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found without a provider, provider-unavailable, too-many-requests */
  async begin(
    audience: SignedInAudience,
    network: Network,
  ): Promise<{ address: string; state: OpenIdState }> {
    const provider = this.assertProvider();
    await this.throttle.take(`provider:from:${network}`, BY_ADDRESS);
    return provider.begin(audience);
  }

  /** @throws DomainError provider-refused, provider-knows-nobody, provider-unavailable */
  async finish<A extends SignedInAudience>(
    audience: A,
    answered: URL,
    state: OpenIdState | null,
    on: { device: string | null; userAgent: string },
  ): Promise<SignedIn<PersonOf[A]> & { device: string }> {
    const account = await this.vouchedFor(audience, answered, state);
    await this.welcome({ audience, id: account.person.id }, account.person.name);
    return this.signIn.enter(audience, account, on);
  }

  /**
   * A fresh proof for a session that is open: for steps that want the password. Somebody else's is none.
   * @throws DomainError as `finish`
   */
  async prove(
    audience: SignedInAudience,
    answered: URL,
    state: OpenIdState,
    { sessionId, personId }: ProvenSession,
  ): Promise<void> {
    const { person } = await this.vouchedFor(audience, answered, state);
    if (person.id !== personId) throw new DomainError('forbidden', 'provider-refused', {});
    await this.sessions.prove(sessionId, this.clock.now());
  }

  /** Who was invited has come now, by no link of ours. */
  private welcome(account: AccountId, name: string): Promise<void> {
    return this.transaction.run(async () => {
      if (!(await this.accounts.join(account))) return;
      await this.audit.record({ actor: ownActor(account, name), ...accountEvent(account, 'joined') });
    });
  }

  private async vouchedFor<A extends SignedInAudience>(
    audience: A,
    answered: URL,
    state: OpenIdState | null,
  ): Promise<Account<PersonOf[A]>> {
    const provider = this.assertProvider();
    if (!state) throw new DomainError('forbidden', 'provider-refused', {});
    const { email, isVerified } = await provider.finish(answered, state);
    const account = isVerified ? await this.people.findByEmail(audience, email.trim().toLowerCase()) : null;
    if (!account) throw new DomainError('forbidden', 'provider-knows-nobody', {});
    return account;
  }

  private assertProvider(): IdentityProvider {
    if (!this.provider) throw new DomainError('not-found', 'not-found', {});
    return this.provider;
  }
}

import type { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { tokenHash, type Identifiers } from '../../../shared/identifiers.ts';
import type { Network } from '../../../shared/network.ts';
import type { PasswordHasher } from '../domain/password-hasher.ts';
import type { SessionRepository } from '../domain/session-repository.ts';
import type { IssuedTokens, SessionTokens } from '../domain/session-tokens.ts';
import { openEnd, type SignedInAudience } from '../domain/session.ts';
import { DEVICE_MS, type KnownDevices } from './known-devices.ts';
import type { Account, People, PersonOf } from './people.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface Credentials {
  email: string;
  password: string;
  network: Network;
  /** The token that the device was given when somebody signed in on it before. */
  device: string | null;
  userAgent: string;
}

export interface SignedIn<Person> {
  person: Person;
  tokens: IssuedTokens;
}

/** E-mail and password for a new session. An unknown e-mail and a wrong password get the same answer after the same time. */
export class SignIn {
  constructor(
    private readonly people: People,
    private readonly devices: KnownDevices,
    private readonly limits: SignInLimits,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  async execute<A extends SignedInAudience>(
    audience: A,
    { email, password, network, device, userAgent }: Credentials,
  ): Promise<SignedIn<PersonOf[A]> & { device: string }> {
    // Counted and looked up in one spelling: the database's own lower case knows a few letters more.
    const spelling = email.trim().toLowerCase();
    const account = await this.people.findByEmail(audience, spelling);
    const peopleOnDevice = await this.peopleOn(audience, device);
    const knownDevice =
      device && account && peopleOnDevice.includes(account.person.id) ? tokenHash(device) : null;
    const counted = await this.limits.count({ audience, email: spelling, network, knownDevice });
    const proven = await this.hasher.verify(
      account?.passwordHash ?? null,
      password,
      knownDevice ? 'known' : 'stranger',
    );
    if (!account || !proven) throw new DomainError('unauthenticated', 'wrong-credentials', {});
    await counted.wasNoGuess();

    // A token that nobody signed in with is not ours: who knows where it comes from.
    const ownDevice = device && peopleOnDevice.length > 0 ? device : this.identifiers.token();
    const remembered = {
      audience,
      personId: account.person.id,
      tokenHash: tokenHash(ownDevice),
      at: this.clock.now(),
    };
    await this.devices.remember(remembered);
    const tokens = await this.open(audience, account, userAgent);
    return { person: account.person, tokens, device: ownDevice };
  }

  private async peopleOn(audience: SignedInAudience, device: string | null): Promise<string[]> {
    const since = new Date(this.clock.now().getTime() - DEVICE_MS);
    return device ? this.devices.peopleOn(audience, tokenHash(device), since) : [];
  }

  private async open<Person extends { id: string }>(
    audience: SignedInAudience,
    { person, accessVersion }: Account<Person>,
    userAgent: string,
  ): Promise<IssuedTokens> {
    const id = this.identifiers.uuid();
    const refresh = this.tokens.firstRefresh(id);
    const now = this.clock.now();
    await this.sessions.add({
      id,
      audience,
      personId: person.id,
      accessVersion,
      tokenHash: tokenHash(refresh),
      previousTokenHash: null,
      rotatedAt: now,
      createdAt: now,
      expiresAt: openEnd({ audience, createdAt: now }, now),
      endedAt: null,
      userAgent,
    });
    return { access: await this.tokens.access(audience, person.id, id), refresh };
  }
}

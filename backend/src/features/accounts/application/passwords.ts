import type { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { tokenHash } from '../../../shared/identifiers.ts';
import type { Network } from '../../../shared/network.ts';
import type { PasswordHasher } from '../domain/password-hasher.ts';
import type { SignedInAudience } from '../domain/session.ts';
import { DEVICE_MS, type KnownDevices } from './known-devices.ts';
import type { Account, People, PersonOf } from './people.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface Credentials {
  email: string;
  password: string;
  network: Network;
  /** The token that the device was given when somebody signed in on it before. */
  device: string | null;
}

export interface Proof<Person> {
  account: Account<Person>;
  /** Whether somebody signed in on the device before: a token that nobody did is not ours. */
  deviceIsOurs: boolean;
}

/** Whether somebody is who they say, by e-mail and password, and how often that may be tried. */
export class Passwords {
  constructor(
    private readonly people: People,
    private readonly devices: KnownDevices,
    private readonly limits: SignInLimits,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /**
   * An unknown e-mail and a wrong password get the same answer after the same time.
   * @param further what else must hold before the try counts as no guess
   * @throws DomainError wrong-credentials, too-many-requests
   */
  async prove<A extends SignedInAudience>(
    audience: A,
    { email, password, network, device }: Credentials,
    further: (account: Account<PersonOf[A]>) => Promise<void> = () => Promise.resolve(),
  ): Promise<Proof<PersonOf[A]>> {
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
    try {
      await further(account);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'second-factor-needed') await counted.wasHalf();
      throw error;
    }
    await counted.wasNoGuess();
    return { account, deviceIsOurs: peopleOnDevice.length > 0 };
  }

  private async peopleOn(audience: SignedInAudience, device: string | null): Promise<string[]> {
    const since = new Date(this.clock.now().getTime() - DEVICE_MS);
    return device ? this.devices.peopleOn(audience, tokenHash(device), since) : [];
  }
}

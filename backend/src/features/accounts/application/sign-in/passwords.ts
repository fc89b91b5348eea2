import { Injectable } from '@nestjs/common';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { DomainError } from '../../../../shared/domain-error.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { PasswordHasher } from '../../domain/password-hasher.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { Devices } from './devices.ts';
import { type Account, People, type PersonOf } from '../people.ts';
import { SignInLimits } from './sign-in-limits.ts';

export interface Credentials {
  /** Or the phone of a referrer. */
  email: string;
  password: string;
  network: Network;
  /** The token that the device was given when somebody signed in on it before. */
  device: string | null;
}

/** Whether somebody is who they say, by e-mail and password, and how often that may be tried. */
@Injectable()
export class Passwords {
  constructor(
    private readonly people: People,
    private readonly devices: Devices,
    private readonly limits: SignInLimits,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * An unknown e-mail or phone and a wrong password get the same answer after the same time.
   * @param further what else must hold before the try counts as no guess; it is told the device, if it is known
   * @throws DomainError wrong-credentials, too-many-requests
   */
  async prove<A extends SignedInAudience>(
    audience: A,
    { email, password, network, device }: Credentials,
    further: (account: Account<PersonOf[A]>, knownDevice: string | null) => Promise<void> = () =>
      Promise.resolve(),
  ): Promise<Account<PersonOf[A]>> {
    // Counted and looked up in one spelling: the database's own lower case knows a few letters more.
    const spelling = mobileDigits(email) ?? email.trim().toLowerCase();
    const account = await this.people.findByLogin(audience, spelling);
    const peopleOnDevice = await this.devices.peopleOn(audience, device);
    const knownDevice =
      device && account && peopleOnDevice.includes(account.person.id) ? tokenHash(device) : null;
    // An account that has two logins, an e-mail and a phone, has one password: its tries count together.
    const counted = await this.limits.count({
      audience,
      login: account?.person.id ?? spelling,
      network,
      knownDevice,
    });
    const proven = await this.hasher.verify(
      account?.passwordHash ?? null,
      password,
      knownDevice ? 'known' : 'stranger',
    );
    if (!account || !proven) throw new DomainError('unauthenticated', 'wrong-credentials', {});
    try {
      await further(account, knownDevice);
    } catch (error) {
      if (error instanceof DomainError && error.code !== 'second-factor-wrong') await counted.wasHalf();
      throw error;
    }
    await counted.wasNoGuess();
    return account;
  }
}

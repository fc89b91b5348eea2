import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/clock.ts';
import { tokenHash, Identifiers } from '../../../../shared/identifiers.ts';
import { SessionRepository } from '../session-repository.ts';
import { type IssuedTokens, SessionTokens } from '../../domain/session-tokens.ts';
import { openEnd, type SignedInAudience } from '../../domain/session.ts';
import { Devices } from './devices.ts';
import { type Credentials, Passwords } from './passwords.ts';
import { SecondFactor } from './second-factor.ts';
import type { Account, PersonOf } from '../people.ts';

export interface SignedIn<Person> {
  person: Person;
  tokens: IssuedTokens;
}

/** E-mail and password for a new session, and for who has one their second factor. */
@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: Passwords,
    private readonly secondFactor: SecondFactor,
    private readonly devices: Devices,
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  async execute<A extends SignedInAudience>(
    audience: A,
    { userAgent, code, ...credentials }: Credentials & { userAgent: string; code: string | null },
  ): Promise<SignedIn<PersonOf[A]> & { device: string }> {
    const account = await this.passwords.prove(audience, credentials, ({ person }, knownDevice) =>
      this.secondFactor.assertCode({ audience, id: person.id }, code, knownDevice),
    );
    return this.enter(audience, account, { device: credentials.device, userAgent });
  }

  /**
   * A new session for whoever proved who they are.
   * @param on.device the token that it carries, if it does
   */
  async enter<A extends SignedInAudience>(
    audience: A,
    account: Account<PersonOf[A]>,
    { device, userAgent }: { device: string | null; userAgent: string },
  ): Promise<SignedIn<PersonOf[A]> & { device: string }> {
    const ownDevice = await this.devices.remember({ audience, id: account.person.id }, device);
    const tokens = await this.open(audience, account, userAgent);
    return { person: account.person, tokens, device: ownDevice };
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
      provenAt: now,
    });
    return { access: await this.tokens.access(audience, person.id, id), refresh };
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/clock.ts';
import { tokenHash, Identifiers } from '../../../../shared/identifiers.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { SessionRepository } from '../session-repository.ts';

const DAY_MS = 86_400_000;
/** So long a device is known after somebody signed in on it. */
export const DEVICE_MS = 180 * DAY_MS;

/** By the token that it carries, a device is known to those who proved on it who they are. */
@Injectable()
export class Devices {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  /** The ids of those who are known on a device. */
  async peopleOn(audience: SignedInAudience, token: string | null): Promise<string[]> {
    const since = new Date(this.clock.now().getTime() - DEVICE_MS);
    return token === null ? [] : this.sessions.peopleOn(audience, tokenHash(token), since);
  }

  /** @returns the token to carry: the one it has, unless that was made up elsewhere */
  async remember({ audience, id }: AccountId, token: string | null): Promise<string> {
    const isOurs = (await this.peopleOn(audience, token)).length > 0;
    const own = isOurs && token !== null ? token : this.identifiers.token();
    await this.sessions.rememberDevice({
      audience,
      personId: id,
      tokenHash: tokenHash(own),
      at: this.clock.now(),
    });
    return own;
  }
}

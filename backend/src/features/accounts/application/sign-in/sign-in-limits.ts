import { Injectable } from '@nestjs/common';
import type { Network } from '../../../../shared/throttle/network.ts';
import { type BackoffRule, Throttle, type ThrottleRule } from '../../../../shared/throttle/throttle.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';

const MINUTE = 60_000;
const BY_ACCOUNT_AND_PLACE: ThrottleRule = { limit: 5, windowMs: 15 * MINUTE };
/** Many people share one mobile address. */
const BY_ADDRESS: ThrottleRule = { limit: 100, windowMs: 15 * MINUTE };
/** Guesses from everywhere together. Devices known to the account go by their own count. */
const BY_ACCOUNT: ThrottleRule = { limit: 100, windowMs: 60 * MINUTE };
/**
 * Wrong codes, by whoever has the password already: of a million codes three count at a time. Recovery codes are too
 * many to be guessed, and never wait: they let in whoever is on a new device while strangers guess.
 */
const CODES: BackoffRule = {
  freeTries: 5,
  firstWaitMs: MINUTE,
  longestWaitMs: 24 * 60 * MINUTE,
  forgottenAfterMs: 30 * 24 * 60 * MINUTE,
};

export interface SignInTry {
  audience: SignedInAudience;
  /** The id of the account; where there is none, what was typed, in the one spelling that is looked up. */
  login: string;
  network: Network;
  /** The hash of a device on which this account signed in before. */
  knownDevice: string | null;
}

/** How often a password may be guessed. No stranger's guesses stop somebody on a device of theirs. */
@Injectable()
export class SignInLimits {
  constructor(private readonly throttle: Throttle) {}

  /** Counts a try before it is looked at, so that many at once cannot slip through. */
  async count({ audience, login, network, knownDevice }: SignInTry): Promise<CountedTry> {
    const account = `sign-in:${audience}:${login}`;
    if (knownDevice) {
      const here = onDevice(audience, login, knownDevice);
      await this.throttle.take(here, BY_ACCOUNT_AND_PLACE);
      return {
        wasNoGuess: () => this.throttle.clear(here),
        wasHalf: () => this.throttle.giveBack(here),
      };
    }
    const here = `${account}:from:${network}`;
    await this.throttle.take(`sign-in:${audience}:from:${network}`, BY_ADDRESS);
    await this.throttle.take(here, BY_ACCOUNT_AND_PLACE);
    await this.throttle.take(account, BY_ACCOUNT);
    return {
      wasNoGuess: async () => {
        await this.throttle.clear(here);
        await this.throttle.giveBack(account);
      },
      wasHalf: async () => {
        await this.throttle.giveBack(here);
        await this.throttle.giveBack(account);
      },
    };
  }

  /**
   * Counts a code before it is looked at: those of an account from everywhere together, those of a known device apart.
   * @throws DomainError too-many-requests
   */
  async countCode(
    { audience, id }: AccountId,
    knownDevice: string | null,
  ): Promise<{ wasRight(): Promise<void> }> {
    const key = `second-factor:${audience}:${id}${knownDevice ? `:on:${knownDevice}` : ''}`;
    await this.throttle.takeWithBackoff(key, CODES);
    return { wasRight: () => this.throttle.clear(key) };
  }

  /** Wrong tries on a device count no more: on it somebody proved otherwise who they are. */
  forgive({ audience, id }: AccountId, device: string): Promise<void> {
    return this.throttle.clear(onDevice(audience, id, device));
  }
}

/** What is counted of an account on a device of its own. */
function onDevice(audience: SignedInAudience, login: string, knownDevice: string): string {
  return `sign-in:${audience}:${login}:on:${knownDevice}`;
}

export interface CountedTry {
  /** The password was right: forgets the wrong ones before it. */
  wasNoGuess(): Promise<void>;
  /** It was, and the rest is still to come: takes back this try, and forgets no wrong ones. */
  wasHalf(): Promise<void>;
}

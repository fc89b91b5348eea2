import { Injectable } from '@nestjs/common';
import type { Network } from '../../../../shared/throttle/network.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Throttle, type ThrottleRule } from '../../../../shared/throttle/throttle.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { Accounts } from '../accounts.ts';
import { Invitations } from './invitations.ts';

const HOUR = 3_600_000;
const BY_ADDRESS: ThrottleRule = { limit: 20, windowMs: HOUR };
/** More e-mails than anybody needs; whoever asks is not told that no more are sent. */
const BY_ACCOUNT: ThrottleRule = { limit: 3, windowMs: HOUR };

/** A link to choose a new password, sent to the mailbox of the account, if there is one. */
@Injectable()
export class AskPasswordReset {
  constructor(
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
    private readonly throttle: Throttle,
  ) {}

  /** Ends the same, and as far as anybody can tell as soon, whether the e-mail is known or not. */
  async execute(audience: SignedInAudience, email: string, network: Network): Promise<() => Promise<void>> {
    await this.throttle.take(`password-reset:${audience}:from:${network}`, BY_ADDRESS);
    return () => this.send(audience, email.trim().toLowerCase());
  }

  private async send(audience: SignedInAudience, email: string): Promise<void> {
    const person = await this.accounts.findByEmail(audience, email);
    if (!person) return;
    try {
      await this.throttle.take(`password-reset:${audience}:${email}`, BY_ACCOUNT);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'too-many') return;
      throw error;
    }
    await this.invitations.askedFor({ audience, id: person.id });
  }
}

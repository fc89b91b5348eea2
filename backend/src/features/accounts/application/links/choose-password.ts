import { Injectable } from '@nestjs/common';
import type { AccountLinkView } from '@shop/contracts/users/views';
import { AuditLog } from '../../../../shared/records/audit-log.ts';
import { Clock } from '../../../../shared/clock.ts';
import { found, foundUnlessGone } from '../../../../shared/domain-error.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { PasswordHasher } from '../../domain/password-hasher.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { accountEvent, ownActor } from '../account-event.ts';
import { assertUnguessable } from '../assert-unguessable.ts';
import { Accounts } from '../accounts.ts';
import { Devices } from '../sign-in/devices.ts';
import { SecondFactors } from '../sign-in/second-factors.ts';
import { SignInLimits } from '../sign-in/sign-in-limits.ts';

/**
 * A password by a link. It lets nobody in by itself: whoever chose it signs in with it, and with what else they need. On
 * the device it was chosen on they are known, so that no stranger's guesses keep them out; but for whoever has a second
 * factor, which a link does not prove: each link would bring its guesser as many tries at the codes anew.
 */
@Injectable()
export class ChoosePassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactors,
    private readonly devices: Devices,
    private readonly limits: SignInLimits,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async read(audience: SignedInAudience, token: string): Promise<AccountLinkView> {
    return foundUnlessGone(await this.accounts.readLink(audience, tokenHash(token), this.clock.now()));
  }

  /**
   * @param name an invited person's own spelling; theirs stays as it is otherwise
   * @param device the token that the device carries, if it does
   * @throws DomainError not-found, gone, password-guessable
   * @returns the one that it is to carry; null: it keeps what it has
   */
  async execute(
    audience: SignedInAudience,
    token: string,
    password: string,
    name: string | undefined,
    device: string | null,
  ): Promise<string | null> {
    const hashed = tokenHash(token);
    // A guess at a link must not cost a hash.
    foundUnlessGone(await this.accounts.readLink(audience, hashed, this.clock.now()));
    const passwordHash = await this.hasher.hash(password);
    return this.transaction.run(async () => {
      const used = foundUnlessGone(
        (await this.accounts.useLink(audience, hashed, this.clock.now())) ?? 'gone',
      );
      const { id, kind } = used;
      const account = { audience, id };
      // The link counts on: nothing was done by it.
      assertUnguessable(password, found(await this.accounts.find(account)));
      const newName = kind === 'invitation' ? (name?.trim() ?? null) : null;
      await this.accounts.setPassword(account, passwordHash, newName);
      await this.audit.record({
        actor: ownActor(account, newName ?? used.name),
        ...accountEvent(account, kind === 'invitation' ? 'joined' : 'password-reset'),
      });
      if ((await this.factors.find(account)).on) return null;
      const own = await this.devices.remember(account, device);
      await this.limits.forgive(account, tokenHash(own));
      return own;
    });
  }
}

import type { RecoveryCodesView, SecondFactorView } from '@shop/contracts/users/views';
import type { AuditEntry, AuditLog } from '../../../../shared/records/audit-log.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { tokenHash, type Identifiers } from '../../../../shared/identifiers.ts';
import type { Sealing } from '../../../../shared/sealing.ts';
import type { Transaction } from '../../../../shared/transaction.ts';
import type { OneTimeCodes } from '../../domain/one-time-codes.ts';
import { newRecoveryCodes, recoveryCodeIn } from '../../domain/recovery-codes.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { accountEvent, ownActor } from '../account-event.ts';
import type { SecondFactors } from './second-factors.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** A code beside the password: from the telephone, or from the paper for when that is lost. */
export class SecondFactor {
  constructor(
    /** Each area has a secret of its own. */
    private readonly sealings: Record<SignedInAudience, Sealing>,
    private readonly factors: SecondFactors,
    private readonly limits: SignInLimits,
    private readonly codes: OneTimeCodes,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  async read(account: AccountId): Promise<SecondFactorView> {
    const { on, recoveryCodesLeft } = await this.factors.find(account);
    return { on, recoveryCodesLeft };
  }

  /** A new secret, which counts once a code of it was typed. @throws DomainError second-factor-on */
  async begin(account: AccountId, email: string): Promise<{ secret: string; address: string }> {
    const secret = this.codes.newSecret();
    if (!(await this.factors.begin(account, this.sealings[account.audience].seal(secret)))) {
      throw new DomainError('conflict', 'second-factor-on', {});
    }
    return { secret, address: this.codes.addressOf(secret, email) };
  }

  /** @throws DomainError second-factor-wrong, second-factor-on */
  turnOn(account: AccountId, name: string, code: string): Promise<RecoveryCodesView> {
    return this.transaction.run(async () => {
      const { secret } = await this.factors.find(account);
      if (!(await this.isCodeOf(account, secret, code))) throw wrong();
      if (!(await this.factors.turnOn(account, this.clock.now()))) {
        throw new DomainError('conflict', 'second-factor-on', {});
      }
      await this.record(ownActor(account, name), account, 'second-factor-on');
      return this.newCodes(account);
    });
  }

  /** Their own, or somebody's who lost both telephone and paper. */
  async turnOff(account: AccountId, actor: AuditEntry['actor']): Promise<void> {
    await this.transaction.run(async () => {
      await this.factors.turnOff(account);
      await this.record(actor, account, 'second-factor-off');
    });
  }

  /** In the place of the old ones. @throws DomainError second-factor-off */
  renewCodes(account: AccountId, name: string): Promise<RecoveryCodesView> {
    return this.transaction.run(async () => {
      if (!(await this.factors.find(account)).on) throw new DomainError('conflict', 'second-factor-off', {});
      await this.record(ownActor(account, name), account, 'recovery-codes-renewed');
      return this.newCodes(account);
    });
  }

  /**
   * At sign-in, after the password. Every code counts once.
   * @param knownDevice the hash of a device of theirs, on which wrong codes of strangers do not count
   * @throws DomainError second-factor-needed when none was typed, second-factor-wrong, too-many-requests
   */
  async assertCode(account: AccountId, typed: string | null, knownDevice: string | null): Promise<void> {
    const { on, secret } = await this.factors.find(account);
    if (!on) return;
    if (typed === null) throw new DomainError('unauthenticated', 'second-factor-needed', {});
    const recovery = recoveryCodeIn(typed);
    if (recovery) {
      if (await this.factors.useRecoveryCode(account, tokenHash(recovery), this.clock.now())) return;
      throw wrong();
    }
    const counted = await this.limits.countCode(account, knownDevice);
    if (!(await this.isCodeOf(account, secret, typed))) throw wrong();
    await counted.wasRight();
  }

  private async isCodeOf(account: AccountId, sealed: string | null, typed: string): Promise<boolean> {
    const secret = sealed === null ? null : this.sealings[account.audience].open(sealed);
    if (typeof secret !== 'string') return false;
    const step = this.codes.stepOf(secret, typed.replace(/\s/g, ''), this.clock.now());
    return step !== null && this.factors.useStep(account, step);
  }

  private async newCodes(account: AccountId): Promise<RecoveryCodesView> {
    const recoveryCodes = newRecoveryCodes((below) => this.identifiers.number(below));
    await this.factors.keepRecoveryCodes(
      account,
      recoveryCodes.map((code) => tokenHash(code)),
    );
    return { recoveryCodes };
  }

  private record(actor: AuditEntry['actor'], account: AccountId, what: string): Promise<void> {
    return this.audit.record({ actor, ...accountEvent(account, what) });
  }
}

const wrong = () => new DomainError('unauthenticated', 'second-factor-wrong', {});

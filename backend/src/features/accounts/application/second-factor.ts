import type { StaffView } from '@shop/contracts/accounts/views';
import type { RecoveryCodesView, SecondFactorView } from '@shop/contracts/users/views';
import type { AuditEntry, AuditLog } from '../../../shared/audit-log.ts';
import type { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { tokenHash, type Identifiers } from '../../../shared/identifiers.ts';
import type { Sealing } from '../../../shared/sealing.ts';
import type { Transaction } from '../../../shared/transaction.ts';
import type { OneTimeCodes } from '../domain/one-time-codes.ts';
import { newRecoveryCodes, recoveryCodeIn } from '../domain/recovery-codes.ts';
import type { SecondFactors } from './second-factors.ts';

/** A code beside the password: from the telephone, or from the paper for when that is lost. */
export class SecondFactor {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: OneTimeCodes,
    private readonly sealing: Sealing,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
  ) {}

  async read(staffId: string): Promise<SecondFactorView> {
    const { on, recoveryCodesLeft } = await this.factors.find(staffId);
    return { on, recoveryCodesLeft };
  }

  /** A new secret, which counts once a code of it was typed. @throws DomainError second-factor-on */
  async begin({ id, email }: StaffView): Promise<{ secret: string; address: string }> {
    const secret = this.codes.newSecret();
    if (!(await this.factors.begin(id, this.sealing.seal(secret)))) {
      throw new DomainError('conflict', 'second-factor-on', {});
    }
    return { secret, address: this.codes.addressOf(secret, email) };
  }

  /** @throws DomainError second-factor-wrong, second-factor-on */
  turnOn({ id, name }: StaffView, code: string): Promise<RecoveryCodesView> {
    return this.transaction.run(async () => {
      const { secret } = await this.factors.find(id);
      if (!(await this.isCodeOf(id, secret, code))) throw wrong();
      if (!(await this.factors.turnOn(id, this.clock.now()))) {
        throw new DomainError('conflict', 'second-factor-on', {});
      }
      await this.record({ kind: 'staff', id, name }, id, 'user.second-factor-on');
      return this.newCodes(id);
    });
  }

  /** Their own, or a colleague's who lost both telephone and paper. */
  async turnOff(staffId: string, actor: AuditEntry['actor']): Promise<void> {
    await this.transaction.run(async () => {
      await this.factors.turnOff(staffId);
      await this.record(actor, staffId, 'user.second-factor-off');
    });
  }

  /** In the place of the old ones. @throws DomainError second-factor-off */
  renewCodes({ id, name }: StaffView): Promise<RecoveryCodesView> {
    return this.transaction.run(async () => {
      if (!(await this.factors.find(id)).on) throw new DomainError('conflict', 'second-factor-off', {});
      await this.record({ kind: 'staff', id, name }, id, 'user.recovery-codes-renewed');
      return this.newCodes(id);
    });
  }

  /**
   * At the door, after the password. Every code counts once.
   * @throws DomainError second-factor-needed when none was typed, second-factor-wrong
   */
  async demand(staffId: string, typed: string | null): Promise<void> {
    const { on, secret } = await this.factors.find(staffId);
    if (!on) return;
    if (typed === null) throw new DomainError('unauthenticated', 'second-factor-needed', {});
    const recovery = recoveryCodeIn(typed);
    const proven = recovery
      ? await this.factors.useRecoveryCode(staffId, tokenHash(recovery), this.clock.now())
      : await this.isCodeOf(staffId, secret, typed);
    if (!proven) throw wrong();
  }

  private async isCodeOf(staffId: string, sealed: string | null, typed: string): Promise<boolean> {
    const secret = sealed === null ? null : this.sealing.open(sealed);
    if (typeof secret !== 'string') return false;
    const step = this.codes.stepOf(secret, typed.replace(/\s/g, ''), this.clock.now());
    return step !== null && this.factors.useStep(staffId, step);
  }

  private async newCodes(staffId: string): Promise<RecoveryCodesView> {
    const recoveryCodes = newRecoveryCodes((below) => this.identifiers.number(below));
    await this.factors.keepRecoveryCodes(
      staffId,
      recoveryCodes.map((code) => tokenHash(code)),
    );
    return { recoveryCodes };
  }

  private record(actor: AuditEntry['actor'], staffId: string, action: string): Promise<void> {
    return this.audit.record({ actor, action, subject: `staff/${staffId}`, before: null, after: null });
  }
}

const wrong = () => new DomainError('unauthenticated', 'second-factor-wrong', {});

import { Injectable } from '@nestjs/common';
import type { EnterChallanRequest } from '@shop/contracts/reports/tax/requests';
import type { StaffPerson } from '../../../shared/actor.ts';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { AuditLog } from '../../../shared/records/audit-log.ts';
import { Transaction } from '../../../shared/transaction.ts';

export abstract class ChallanRepository {
  /** The challan as it is known by its bank, made where it is not there yet. */
  abstract enter(challan: EnterChallanRequest, by: string, at: Date): Promise<string>;
  /**
   * Gives the challan to what fell due in the month and has none: all of it, or that of companies alone or of all others
   * alone, whichever comes to the sum. @returns paise
   */
  abstract cover(
    challanId: string,
    month: string,
    taxPaise: number,
  ): Promise<{ openPaise: number; coveredPaise: number }>;
  /** @returns what it was; null: there is none */
  abstract remove(challanId: string): Promise<object | null>;
}

/** By which challan the tax on commissions was paid to the state: entered, and taken back where it was wrong. */
@Injectable()
export class TaxChallans {
  constructor(
    private readonly challans: ChallanRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError no-tax-to-pay, challan-differs, challan-day-ahead */
  async enter(challan: EnterChallanRequest, actor: StaffPerson): Promise<void> {
    if (challan.paidOn > this.clock.today()) throw new DomainError('invalid', 'challan-day-ahead', {});
    await this.transaction.run(async () => {
      const id = await this.challans.enter(challan, actor.id, this.clock.now());
      const { bsrCode, serial, paidOn, month, taxPaise } = challan;
      const { openPaise, coveredPaise } = await this.challans.cover(id, month, taxPaise);
      if (openPaise === 0) throw new DomainError('conflict', 'no-tax-to-pay', { month });
      if (coveredPaise !== taxPaise)
        throw new DomainError('conflict', 'challan-differs', { month, openPaise, taxPaise });
      const after = { bsrCode, serial, paidOn, month, taxPaise };
      const subject = `tax-challans/${serial}`;
      await this.audit.record({ actor, action: 'challan.entered', subject, before: null, after });
    });
  }

  /** Its rows have none again; what failed with it stays taxed. Again it does nothing. */
  async remove(id: string, actor: StaffPerson): Promise<void> {
    await this.transaction.run(async () => {
      const before = await this.challans.remove(id);
      if (before === null) return;
      const serial = 'serial' in before ? String(before.serial) : id;
      const subject = `tax-challans/${serial}`;
      await this.audit.record({ actor, action: 'challan.removed', subject, before, after: null });
    });
  }
}

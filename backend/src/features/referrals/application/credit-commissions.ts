import { Injectable } from '@nestjs/common';
import type { CreditsOutcomeView } from '@shop/contracts/commission-credits/views';
import { addMonths, lastDayOf, monthOf, type Month } from '@shop/contracts/rules/months';
import { taxOnCommission, taxYearOf, type TaxYear } from '@shop/contracts/rules/referrals/commission-tax';
import { Clock } from '../../../shared/clock.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { CommissionCreditRepository, type NewCredit } from './commission-credit-repository.ts';
import { PayoutRepository } from './payout-repository.ts';

/**
 * The monthly credit: what each referrer earned in a month is credited on its last day, and taxed, whenever it is paid.
 * Payouts pay what is credited; what was paid before is not credited, and was taxed then.
 */
@Injectable()
export class CreditCommissions {
  constructor(
    private readonly credits: CommissionCreditRepository,
    private readonly payouts: PayoutRepository,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Credits a month, and first the months before of which something is left. Again it does nothing.
   * @throws DomainError month-not-over, tax-year-unset
   */
  async execute(through: Month, actor: AuditEntry['actor']): Promise<CreditsOutcomeView> {
    if (through >= monthOf(this.clock.today())) throw new DomainError('conflict', 'month-not-over', {});
    const made: NewCredit[] = [];
    const left = await this.credits.uncreditedSince(through);
    for (let month = left?.month ?? addMonths(through, 1); month <= through; month = addMonths(month, 1)) {
      made.push(...(await this.creditMonth(month, left?.referrerIds ?? [], actor)));
    }
    const sum = (of: 'grossPaise' | 'taxPaise') => made.reduce((total, credit) => total + credit[of], 0);
    return { credits: made.length, grossPaise: sum('grossPaise'), taxPaise: sum('taxPaise') };
  }

  private creditMonth(
    month: Month,
    referrerIds: readonly string[],
    actor: AuditEntry['actor'],
  ): Promise<NewCredit[]> {
    const creditedOn = lastDayOf(month);
    return this.transaction.run(async () => {
      await this.payouts.lockReferrers(referrerIds);
      const taxYear = taxYearOf(creditedOn);
      const uncredited = await this.credits.uncredited(month, taxYear, referrerIds);
      if (uncredited.length === 0) return [];
      const rule = await this.ruleOf(taxYear);
      const made = uncredited.map(({ taxedInYear, ...each }): NewCredit => {
        const tax = taxOnCommission(rule, each.grossPaise, taxedInYear, each.payee.pan !== null);
        return { ...each, month, creditedOn, taxYear, taxSection: rule.section, ...tax };
      });
      for (const credit of made) await this.credits.add(credit, this.clock.now());
      const after = made.map(({ referrerId, grossPaise, taxPaise }) => ({
        referrerId,
        grossPaise,
        taxPaise,
      }));
      const subject = `commission-credits/${month}`;
      await this.audit.record({ actor, action: 'commissions.credited', subject, before: null, after });
      return made;
    });
  }

  private async ruleOf(year: string): Promise<TaxYear> {
    const { referrals } = await this.settings.current();
    const rule = referrals.taxYears.find((each) => each.year === year);
    if (!rule) throw new DomainError('conflict', 'tax-year-unset', { year });
    return rule;
  }
}

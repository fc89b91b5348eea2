import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { addMonths, monthOf } from '@shop/contracts/rules/months';
import { JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { THE_SHOP } from '../../../../shared/actor.ts';
import { Clock } from '../../../../shared/clock.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { CreditCommissions } from '../../application/credit-commissions.ts';

/** s: so long after its end a month is credited at the latest; every other look is one read. */
const EVERY = 3_600;

/** Credits the month that ended. */
@Injectable()
export class CreditEachMonth implements OnModuleInit {
  private readonly logger = new Logger(CreditEachMonth.name);

  constructor(
    private readonly runner: JobRunner,
    private readonly credits: CreditCommissions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.runner.repeat('commission-credits', EVERY, () => this.run());
  }

  /** Nobody has entered the rates of its year: payouts wait for the credit, and say so. */
  private async run(): Promise<void> {
    const month = addMonths(monthOf(this.clock.today()), -1);
    try {
      await this.credits.execute(month, THE_SHOP);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`Commissions of ${month} are not credited yet: ${error.code}`);
    }
  }
}

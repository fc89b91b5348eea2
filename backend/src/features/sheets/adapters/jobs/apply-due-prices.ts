import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { ChangeSets } from '../../application/change-sets.ts';
import { Prices } from '../../application/prices.ts';

/** New prices at their hour: by whichever copy of the shop takes the job. */
@Injectable()
export class ApplyDuePrices implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly prices: Prices,
    private readonly changeSets: ChangeSets,
  ) {}

  onModuleInit(): void {
    this.runner.handle('prices', async ({ data }) => {
      await this.changeSets.applyDue(this.prices);
      // The database woke us by its clock; ours may be a little behind. Thrown, it is tried again in a while.
      if (await this.changeSets.isStillToCome(this.prices, (data as { id: string }).id))
        throw new Error('not yet, by the clock here');
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { CountDays } from '../../application/count-days.ts';

/** s; until then the days that were touched are counted at every look. */
const EVERY = 20;

/** Days that are over and whose orders changed are counted anew, by one copy of the shop at a time. */
@Injectable()
export class CountOrderDays implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly days: CountDays,
  ) {}

  onModuleInit(): void {
    this.runner.repeat('order-days', EVERY, () => this.days.run());
  }
}

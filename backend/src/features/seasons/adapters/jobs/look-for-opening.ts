import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { NotifyAtOpening } from '../../application/notify-at-opening.ts';

/** So often, s: twenty e-mails leave between a look and the next. */
const EVERY = 10;

/** The first day of a season comes by itself. */
@Injectable()
export class LookForOpening implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly notifyAtOpening: NotifyAtOpening,
  ) {}

  onModuleInit(): void {
    this.runner.repeat('reminders', EVERY, () => this.notifyAtOpening.execute());
  }
}

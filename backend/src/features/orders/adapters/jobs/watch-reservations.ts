import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRunner } from '../../../../platform/jobs/job-runner.ts';
import { Reservations } from '../../application/placing/reservations.ts';

/** s: so long a flood goes on reserving at most; a look is two reads. */
const EVERY = 15;

@Injectable()
export class WatchReservations implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly reservations: Reservations,
  ) {}

  onModuleInit(): void {
    this.runner.repeat('reservations', EVERY, async () => {
      await this.reservations.watch();
      await this.reservations.endOld();
    });
  }
}

import { Global, Module } from '@nestjs/common';
import { DelayedJobs } from '../../shared/delayed-jobs.ts';
import { QueuedDelayedJobs } from './queued-delayed-jobs.ts';
import { JobRunner } from './job-runner.ts';
import { Jobs } from './jobs.ts';

@Global()
@Module({
  providers: [Jobs, JobRunner, { provide: DelayedJobs, useClass: QueuedDelayedJobs }],
  exports: [Jobs, JobRunner, DelayedJobs],
})
export class JobsModule {}

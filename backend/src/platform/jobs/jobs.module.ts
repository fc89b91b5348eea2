import { Global, Module } from '@nestjs/common';
import { Alarm } from '../../shared/alarm.ts';
import { JobAlarm } from './job-alarm.ts';
import { JobRunner } from './job-runner.ts';
import { Jobs } from './jobs.ts';

@Global()
@Module({
  providers: [Jobs, JobRunner, { provide: Alarm, useClass: JobAlarm }],
  exports: [Jobs, JobRunner, Alarm],
})
export class JobsModule {}

import { Global, Module } from '@nestjs/common';
import { JobRunner } from './job-runner.ts';
import { Jobs } from './jobs.ts';

@Global()
@Module({ providers: [Jobs, JobRunner], exports: [Jobs, JobRunner] })
export class JobsModule {}

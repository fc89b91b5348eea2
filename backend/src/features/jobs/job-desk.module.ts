import { Module } from '@nestjs/common';
import { PostgresJobRepository } from './adapters/postgres/postgres-job-repository.ts';
import { JobRepository } from './application/job-repository.ts';
import { JobDesk } from './application/job-desk.ts';

@Module({
  providers: [{ provide: JobRepository, useClass: PostgresJobRepository }, JobDesk],
  exports: [JobRepository, JobDesk],
})
export class JobDeskModule {}

import { Module } from '@nestjs/common';
import { PostgresJobBook } from './adapters/postgres/postgres-job-book.ts';
import { JobBook } from './application/job-book.ts';
import { JobDesk } from './application/job-desk.ts';

@Module({
  providers: [{ provide: JobBook, useClass: PostgresJobBook }, JobDesk],
  exports: [JobBook, JobDesk],
})
export class JobDeskModule {}

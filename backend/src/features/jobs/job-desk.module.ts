import { Module } from '@nestjs/common';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresJobBook } from './adapters/postgres/postgres-job-book.ts';
import { JobBook } from './application/job-book.ts';
import { JobDesk } from './application/job-desk.ts';

@Module({
  providers: [
    { provide: JobBook, useClass: PostgresJobBook },
    useCase(JobDesk, JobBook, AuditLog, Transaction),
  ],
  exports: [JobBook, JobDesk],
})
export class JobDeskModule {}

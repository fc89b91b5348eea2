import { Module } from '@nestjs/common';
import { AuditLog } from '../../shared/audit-log.ts';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { JobChangeAlarm } from './adapters/jobs/job-change-alarm.ts';
import { PostgresChangeSetRepository } from './adapters/postgres/postgres-change-set-repository.ts';
import { ChangeAlarm } from './application/change-alarm.ts';
import { ChangeSetRepository } from './application/change-set-repository.ts';
import { ChangeSets } from './application/change-sets.ts';

@Module({
  providers: [
    { provide: ChangeSetRepository, useClass: PostgresChangeSetRepository },
    { provide: ChangeAlarm, useClass: JobChangeAlarm },
    useCase(ChangeSets, ChangeSetRepository, ChangeAlarm, AuditLog, Transaction, Clock, Identifiers),
  ],
  exports: [ChangeSets],
})
export class ChangeSetsModule {}

import { Module } from '@nestjs/common';
import { Alarm } from '../../shared/alarm.ts';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresChangeSetRepository } from './adapters/postgres/postgres-change-set-repository.ts';
import { PostgresSheetParts } from './adapters/postgres/postgres-sheet-parts.ts';
import { ChangeSetRepository } from './application/change-set-repository.ts';
import { SheetParts } from './application/sheet-parts.ts';
import { ChangeSets } from './application/change-sets.ts';

@Module({
  providers: [
    { provide: ChangeSetRepository, useClass: PostgresChangeSetRepository },
    { provide: SheetParts, useClass: PostgresSheetParts },
    useCase(ChangeSets, ChangeSetRepository, Alarm, AuditLog, Transaction, Clock, Identifiers),
  ],
  exports: [ChangeSets, SheetParts],
})
export class ChangeSetsModule {}

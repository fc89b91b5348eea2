import { Module } from '@nestjs/common';
import { PostgresChangeSetRepository } from './adapters/postgres/postgres-change-set-repository.ts';
import { PostgresSheetParts } from './adapters/postgres/postgres-sheet-parts.ts';
import { ChangeSetRepository } from './application/change-set-repository.ts';
import { SheetParts } from './application/sheet-parts.ts';
import { ChangeSets } from './application/change-sets.ts';

@Module({
  providers: [
    { provide: ChangeSetRepository, useClass: PostgresChangeSetRepository },
    { provide: SheetParts, useClass: PostgresSheetParts },
    ChangeSets,
  ],
  exports: [ChangeSets, SheetParts],
})
export class ChangeSetsModule {}

import { Module } from '@nestjs/common';
import { SheetsModule } from '../sheets/sheets.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { SchemesModule } from '../schemes/schemes.module.ts';
import { PostgresBankStatementRepository } from './adapters/postgres/postgres-bank-statement-repository.ts';
import { PostgresPayable } from './adapters/postgres/postgres-payable.ts';
import { BankStatementRepository } from './application/bank-statement-repository.ts';
import { OpenStatement } from './application/open-statement.ts';
import { Payable } from './application/payable.ts';
import { ReadStatement } from './application/read-statement.ts';
import { RecordRow } from './application/record-row.ts';

const useCases = [OpenStatement, ReadStatement, RecordRow];

@Module({
  imports: [SheetsModule, OrdersModule, SchemesModule],
  providers: [
    { provide: BankStatementRepository, useClass: PostgresBankStatementRepository },
    { provide: Payable, useClass: PostgresPayable },
    ...useCases,
  ],
  exports: [BankStatementRepository, ...useCases],
})
export class BankStatementsModule {}

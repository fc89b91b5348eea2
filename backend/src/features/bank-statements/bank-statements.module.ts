import { Module } from '@nestjs/common';
import { ChangeSetsModule } from '../change-sets/change-sets.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { SchemesModule } from '../schemes/schemes.module.ts';
import { PostgresBankBooks } from './adapters/postgres/postgres-bank-books.ts';
import { PostgresPayable } from './adapters/postgres/postgres-payable.ts';
import { BankBooks } from './application/bank-books.ts';
import { OpenStatement } from './application/open-statement.ts';
import { Payable } from './application/payable.ts';
import { ReadStatement } from './application/read-statement.ts';
import { RecordRow } from './application/record-row.ts';

const useCases = [OpenStatement, ReadStatement, RecordRow];

@Module({
  imports: [ChangeSetsModule, OrdersModule, SchemesModule],
  providers: [
    { provide: BankBooks, useClass: PostgresBankBooks },
    { provide: Payable, useClass: PostgresPayable },
    ...useCases,
  ],
  exports: [BankBooks, ...useCases],
})
export class BankStatementsModule {}

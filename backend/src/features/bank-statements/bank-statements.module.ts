import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { SheetParts } from '../change-sets/application/sheet-parts.ts';
import { ChangeSetsModule } from '../change-sets/change-sets.module.ts';
import { OrderPayments } from '../orders/application/payments/order-payments.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { MemberDesk } from '../schemes/application/member-desk.ts';
import { SchemesModule } from '../schemes/schemes.module.ts';
import { PostgresBankBooks } from './adapters/postgres/postgres-bank-books.ts';
import { PostgresPayable } from './adapters/postgres/postgres-payable.ts';
import { BankBooks } from './application/bank-books.ts';
import { OpenStatement } from './application/open-statement.ts';
import { Payable } from './application/payable.ts';
import { ReadStatement } from './application/read-statement.ts';
import { RecordRow } from './application/record-row.ts';

const useCases = [
  useCase(OpenStatement, BankBooks, SheetParts, Transaction, Clock, Identifiers),
  useCase(ReadStatement, BankBooks, Payable),
  useCase(RecordRow, BankBooks, ReadStatement, OrderPayments, MemberDesk, AuditLog, Transaction, Clock),
];

@Module({
  imports: [ChangeSetsModule, OrdersModule, SchemesModule],
  providers: [
    { provide: BankBooks, useClass: PostgresBankBooks },
    { provide: Payable, useClass: PostgresPayable },
    ...useCases,
  ],
  exports: [BankBooks, ...useCases.map((provider) => provider.provide)],
})
export class BankStatementsModule {}

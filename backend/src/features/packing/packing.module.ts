import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresPackingBook } from './adapters/postgres/postgres-packing-book.ts';
import { PackingBook } from './application/packing-book.ts';
import { PackingDesk } from './application/packing-desk.ts';

@Module({
  providers: [
    { provide: PackingBook, useClass: PostgresPackingBook },
    useCase(PackingDesk, PackingBook, Transaction, Clock),
  ],
  exports: [PackingDesk],
})
export class PackingModule {}

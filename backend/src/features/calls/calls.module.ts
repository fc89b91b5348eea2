import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { OrderDesk } from '../orders/application/desk/order-desk.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { PostgresCallBook } from './adapters/postgres/postgres-call-book.ts';
import { CallBook } from './application/call-book.ts';
import { CallDesk } from './application/call-desk.ts';

@Module({
  imports: [OrdersModule],
  providers: [
    { provide: CallBook, useClass: PostgresCallBook },
    useCase(CallDesk, CallBook, OrderDesk, Transaction, Clock),
  ],
  exports: [CallDesk],
})
export class CallsModule {}

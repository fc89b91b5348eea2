import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.ts';
import { PostgresCallBook } from './adapters/postgres/postgres-call-book.ts';
import { CallBook } from './application/call-book.ts';
import { CallDesk } from './application/call-desk.ts';

@Module({
  imports: [OrdersModule],
  providers: [{ provide: CallBook, useClass: PostgresCallBook }, CallDesk],
  exports: [CallDesk],
})
export class CallsModule {}

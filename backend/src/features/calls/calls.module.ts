import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.ts';
import { PostgresCallRepository } from './adapters/postgres/postgres-call-repository.ts';
import { CallRepository } from './application/call-repository.ts';
import { CallDesk } from './application/call-desk.ts';

@Module({
  imports: [OrdersModule],
  providers: [{ provide: CallRepository, useClass: PostgresCallRepository }, CallDesk],
  exports: [CallDesk],
})
export class CallsModule {}

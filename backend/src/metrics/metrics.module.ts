import { Module } from '@nestjs/common';
import { OrdersModule } from '../features/orders/orders.module.ts';
import { LiveModule } from '../platform/live/live.module.ts';
import { DatabaseSampler } from './database-sample.ts';
import { Metrics } from './metrics.ts';

@Module({ imports: [LiveModule, OrdersModule], providers: [DatabaseSampler, Metrics], exports: [Metrics] })
export class MetricsModule {}

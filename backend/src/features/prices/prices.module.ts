import { Module } from '@nestjs/common';
import { ChangeSetsModule } from '../change-sets/change-sets.module.ts';
import { ApplyDuePrices } from './adapters/jobs/apply-due-prices.ts';
import { PostgresPrices } from './adapters/postgres/postgres-prices.ts';
import { PriceDay } from './application/price-day.ts';
import { Prices } from './application/prices.ts';

@Module({
  imports: [ChangeSetsModule],
  providers: [{ provide: Prices, useClass: PostgresPrices }, PriceDay, ApplyDuePrices],
  exports: [Prices, PriceDay],
})
export class PricesModule {}

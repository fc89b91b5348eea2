import { Module } from '@nestjs/common';
import { useCase } from '../../shared/use-case.ts';
import { ChangeSets } from '../change-sets/application/change-sets.ts';
import { SheetParts } from '../change-sets/application/sheet-parts.ts';
import { ChangeSetsModule } from '../change-sets/change-sets.module.ts';
import { ApplyDuePrices } from './adapters/jobs/apply-due-prices.ts';
import { PostgresPrices } from './adapters/postgres/postgres-prices.ts';
import { PriceDay } from './application/price-day.ts';
import { Prices } from './application/prices.ts';

@Module({
  imports: [ChangeSetsModule],
  providers: [
    { provide: Prices, useClass: PostgresPrices },
    useCase(PriceDay, Prices, SheetParts, ChangeSets),
    ApplyDuePrices,
  ],
  exports: [Prices, PriceDay],
})
export class PricesModule {}

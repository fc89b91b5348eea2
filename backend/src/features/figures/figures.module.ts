import { Module } from '@nestjs/common';
import { Clock } from '../../shared/clock.ts';
import { Transaction } from '../../shared/transaction.ts';
import { useCase } from '../../shared/use-case.ts';
import { PastSeasons } from '../seasons/application/past-seasons.ts';
import { SeasonsModule } from '../seasons/seasons.module.ts';
import { ShopSettings } from '../shop/application/shop-settings.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { CountOrderDays } from './adapters/jobs/count-order-days.ts';
import { PostgresFigures } from './adapters/postgres/postgres-figures.ts';
import { CountDays } from './application/count-days.ts';
import { Dashboard } from './application/dashboard.ts';
import { Figures } from './application/figures.ts';
import { SeasonFigures } from './application/season-figures.ts';

@Module({
  imports: [SeasonsModule, ShopModule],
  providers: [
    { provide: Figures, useClass: PostgresFigures },
    useCase(SeasonFigures, Figures, ShopSettings, PastSeasons, Clock),
    useCase(Dashboard, Figures, Clock),
    useCase(CountDays, Figures, Transaction),
    CountOrderDays,
  ],
  exports: [Dashboard, SeasonFigures, CountDays],
})
export class FiguresModule {}

import { Module } from '@nestjs/common';
import { SeasonsModule } from '../seasons/seasons.module.ts';
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
    SeasonFigures,
    Dashboard,
    CountDays,
    CountOrderDays,
  ],
  exports: [Dashboard, SeasonFigures, CountDays],
})
export class FiguresModule {}

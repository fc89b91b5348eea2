import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { SeasonsModule } from '../seasons/seasons.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { PostgresDuesReport } from './adapters/postgres/postgres-dues-report.ts';
import { PostgresMarginSums } from './adapters/postgres/postgres-margin-sums.ts';
import { PostgresMoneyReport } from './adapters/postgres/postgres-money-report.ts';
import { PostgresSalesSums } from './adapters/postgres/postgres-sales-sums.ts';
import { DuesReport } from './application/dues-report.ts';
import { MarginReport, MarginSums } from './application/margin-report.ts';
import { MoneyReport } from './application/money-report.ts';
import { SalesReport, SalesSums } from './application/sales-report.ts';
import { FindSoldDays } from './application/sold-days.ts';

@Module({
  imports: [PrintingModule, SeasonsModule, ShopModule],
  providers: [
    { provide: DuesReport, useClass: PostgresDuesReport },
    { provide: MoneyReport, useClass: PostgresMoneyReport },
    { provide: MarginSums, useClass: PostgresMarginSums },
    { provide: SalesSums, useClass: PostgresSalesSums },
    FindSoldDays,
    MarginReport,
    SalesReport,
  ],
  exports: [DuesReport, MarginReport, MoneyReport, SalesReport, PrintingModule],
})
export class ReportsModule {}

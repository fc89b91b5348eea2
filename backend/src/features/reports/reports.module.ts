import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { PostgresDuesReport } from './adapters/postgres/postgres-dues-report.ts';
import { PostgresMoneyReport } from './adapters/postgres/postgres-money-report.ts';
import { PostgresMonthLeftovers } from './adapters/postgres/postgres-month-leftovers.ts';
import { DuesReport } from './application/dues-report.ts';
import { MoneyReport } from './application/money-report.ts';
import { MonthLeftovers, MonthReport } from './application/month-report.ts';

@Module({
  imports: [PrintingModule],
  providers: [
    { provide: DuesReport, useClass: PostgresDuesReport },
    { provide: MoneyReport, useClass: PostgresMoneyReport },
    { provide: MonthLeftovers, useClass: PostgresMonthLeftovers },
    MonthReport,
  ],
  exports: [DuesReport, MoneyReport, MonthReport, PrintingModule],
})
export class ReportsModule {}

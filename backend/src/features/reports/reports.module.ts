import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { PostgresDuesReport } from './adapters/postgres/postgres-dues-report.ts';
import { PostgresMoneyReport } from './adapters/postgres/postgres-money-report.ts';
import { DuesReport } from './application/dues-report.ts';
import { MoneyReport } from './application/money-report.ts';

@Module({
  imports: [PrintingModule],
  providers: [
    { provide: DuesReport, useClass: PostgresDuesReport },
    { provide: MoneyReport, useClass: PostgresMoneyReport },
  ],
  exports: [DuesReport, MoneyReport, PrintingModule],
})
export class ReportsModule {}

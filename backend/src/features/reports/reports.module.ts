import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { PostgresMoneyReport } from './adapters/postgres/postgres-money-report.ts';
import { MoneyReport } from './application/money-report.ts';

@Module({
  imports: [PrintingModule],
  providers: [{ provide: MoneyReport, useClass: PostgresMoneyReport }],
  exports: [MoneyReport, PrintingModule],
})
export class ReportsModule {}

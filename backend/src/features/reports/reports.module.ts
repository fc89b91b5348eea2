import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { GstFiles } from './adapters/http/gst-files.ts';
import { PostgresDuesReport } from './adapters/postgres/postgres-dues-report.ts';
import { PostgresGstDocuments } from './adapters/postgres/postgres-gst-documents.ts';
import { PostgresMoneyReport } from './adapters/postgres/postgres-money-report.ts';
import { PostgresMonthLeftovers } from './adapters/postgres/postgres-month-leftovers.ts';
import { DuesReport } from './application/dues-report.ts';
import { GstDocuments } from './application/gst-documents.ts';
import { GstReturns } from './application/gst-returns.ts';
import { MoneyReport } from './application/money-report.ts';
import { MonthLeftovers, MonthReport } from './application/month-report.ts';

@Module({
  imports: [PrintingModule, ShopModule],
  providers: [
    { provide: DuesReport, useClass: PostgresDuesReport },
    { provide: GstDocuments, useClass: PostgresGstDocuments },
    GstReturns,
    GstFiles,
    { provide: MoneyReport, useClass: PostgresMoneyReport },
    { provide: MonthLeftovers, useClass: PostgresMonthLeftovers },
    MonthReport,
  ],
  exports: [DuesReport, GstFiles, GstReturns, MoneyReport, MonthReport, PrintingModule],
})
export class ReportsModule {}

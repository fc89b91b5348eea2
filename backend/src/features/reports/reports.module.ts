import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { SeasonsModule } from '../seasons/seasons.module.ts';
import { ShopModule } from '../shop/shop.module.ts';
import { GstFiles } from './adapters/http/gst-files.ts';
import { PostgresCommissionReport } from './adapters/postgres/postgres-commission-report.ts';
import { PostgresDuesReport } from './adapters/postgres/postgres-dues-report.ts';
import { PostgresGstDocuments } from './adapters/postgres/postgres-gst-documents.ts';
import { PostgresLiabilityReport } from './adapters/postgres/postgres-liability-report.ts';
import { PostgresMarginSums } from './adapters/postgres/postgres-margin-sums.ts';
import { PostgresMoneyReport } from './adapters/postgres/postgres-money-report.ts';
import { PostgresMonthLeftovers } from './adapters/postgres/postgres-month-leftovers.ts';
import { PostgresSalesSums } from './adapters/postgres/postgres-sales-sums.ts';
import { PostgresStockReport } from './adapters/postgres/postgres-stock-report.ts';
import { PostgresTaxReport } from './adapters/postgres/postgres-tax-report.ts';
import { PostgresTallySource } from './adapters/postgres/postgres-tally-source.ts';
import { CommissionReport } from './application/commission-report.ts';
import { Deductor } from './application/deductor.ts';
import { DuesReport } from './application/dues-report.ts';
import { GstDocuments } from './application/gst-documents.ts';
import { GstReturns } from './application/gst-returns.ts';
import { LiabilityReport } from './application/liability-report.ts';
import { MarginReport, MarginSums } from './application/margin-report.ts';
import { MoneyReport } from './application/money-report.ts';
import { MonthLeftovers, MonthReport } from './application/month-report.ts';
import { SalesReport, SalesSums } from './application/sales-report.ts';
import { FindSoldDays } from './application/sold-days.ts';
import { StockReport } from './application/stock-report.ts';
import { TaxReport } from './application/tax-report.ts';
import { TallyReport } from './application/tally-report.ts';
import { TallySource } from './application/tally-source.ts';

@Module({
  imports: [PrintingModule, SeasonsModule, ShopModule],
  providers: [
    { provide: CommissionReport, useClass: PostgresCommissionReport },
    { provide: DuesReport, useClass: PostgresDuesReport },
    { provide: GstDocuments, useClass: PostgresGstDocuments },
    { provide: LiabilityReport, useClass: PostgresLiabilityReport },
    { provide: MoneyReport, useClass: PostgresMoneyReport },
    { provide: MonthLeftovers, useClass: PostgresMonthLeftovers },
    { provide: MarginSums, useClass: PostgresMarginSums },
    { provide: SalesSums, useClass: PostgresSalesSums },
    { provide: StockReport, useClass: PostgresStockReport },
    { provide: TaxReport, useClass: PostgresTaxReport },
    { provide: TallySource, useClass: PostgresTallySource },
    GstFiles,
    FindSoldDays,
    GstReturns,
    Deductor,
    MarginReport,
    MonthReport,
    TallyReport,
    SalesReport,
  ],
  exports: [
    CommissionReport,
    DuesReport,
    GstFiles,
    GstReturns,
    LiabilityReport,
    MarginReport,
    MoneyReport,
    MonthReport,
    SalesReport,
    StockReport,
    TaxReport,
    Deductor,
    TallyReport,
    PrintingModule,
  ],
})
export class ReportsModule {}

import { Module } from '@nestjs/common';
import { PrintingModule } from '../../platform/printing/printing.module.ts';
import { PostgresCommissionReport } from './adapters/postgres/postgres-commission-report.ts';
import { PostgresDuesReport } from './adapters/postgres/postgres-dues-report.ts';
import { PostgresLiabilityReport } from './adapters/postgres/postgres-liability-report.ts';
import { PostgresMoneyReport } from './adapters/postgres/postgres-money-report.ts';
import { PostgresStockReport } from './adapters/postgres/postgres-stock-report.ts';
import { CommissionReport } from './application/commission-report.ts';
import { DuesReport } from './application/dues-report.ts';
import { LiabilityReport } from './application/liability-report.ts';
import { MoneyReport } from './application/money-report.ts';
import { StockReport } from './application/stock-report.ts';

@Module({
  imports: [PrintingModule],
  providers: [
    { provide: CommissionReport, useClass: PostgresCommissionReport },
    { provide: DuesReport, useClass: PostgresDuesReport },
    { provide: LiabilityReport, useClass: PostgresLiabilityReport },
    { provide: MoneyReport, useClass: PostgresMoneyReport },
    { provide: StockReport, useClass: PostgresStockReport },
  ],
  exports: [CommissionReport, DuesReport, LiabilityReport, MoneyReport, StockReport, PrintingModule],
})
export class ReportsModule {}

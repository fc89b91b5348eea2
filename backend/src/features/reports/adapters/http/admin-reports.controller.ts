import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import { exportMoney, listMoney, sumMoney } from '@shop/contracts/reports/endpoints';
import { ListMoneyQuery } from '@shop/contracts/reports/requests';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { MoneyReport } from '../../application/money-report.ts';
import { moneyExport } from './money-export.ts';

@Controller()
export class AdminReportsController {
  constructor(
    private readonly money: MoneyReport,
    private readonly files: ExportFiles,
  ) {}

  @Route(listMoney)
  @Needs('reports.read')
  list(@Query() query: ListMoneyQuery) {
    return this.money.page(query);
  }

  @Route(sumMoney)
  @Needs('reports.read')
  sums(@Query() query: ListMoneyQuery) {
    return this.money.sums(query);
  }

  @Route(exportMoney)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListMoneyQuery) {
    return this.files.make('receipts', format, moneyExport, await this.money.all(query));
  }
}

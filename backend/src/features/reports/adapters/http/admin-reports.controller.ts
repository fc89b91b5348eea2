import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import {
  exportDues,
  exportGstReturn,
  exportMoney,
  listMoney,
  readDues,
  readGstReturn,
  sumMoney,
} from '@shop/contracts/reports/endpoints';
import { GstFileParams, GstReturnQuery, ListMoneyQuery } from '@shop/contracts/reports/requests';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { Clock } from '../../../../shared/clock.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { DuesReport } from '../../application/dues-report.ts';
import { GstReturns } from '../../application/gst-returns.ts';
import { MoneyReport } from '../../application/money-report.ts';
import { GstFiles } from './gst-files.ts';
import { duesExport } from './dues-export.ts';
import { moneyExport } from './money-export.ts';

@Controller()
export class AdminReportsController {
  constructor(
    private readonly dues: DuesReport,
    private readonly gst: GstReturns,
    private readonly gstFiles: GstFiles,
    private readonly money: MoneyReport,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  @Route(readDues)
  @Needs('reports.read')
  readDues() {
    return this.dues.read(this.clock.today());
  }

  @Route(exportDues)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async exportDues(@Param() { format }: ExportParams) {
    return this.files.make(`dues-${this.clock.today()}`, format, duesExport, await this.dues.orders());
  }

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

  @Route(readGstReturn)
  @Needs('reports.read')
  readGst(@Query() { period }: GstReturnQuery) {
    return this.gst.read(period, this.clock.today());
  }

  @Route(exportGstReturn)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async exportGst(
    @Param() { file }: GstFileParams,
    @Query() { period }: GstReturnQuery,
  ): Promise<StreamableFile> {
    return this.gstFiles.make(file, await this.gst.toFile(period, file, this.clock.today()), period);
  }
}

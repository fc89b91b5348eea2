import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import { exportMargin, exportSales, readMargin, readSales } from '@shop/contracts/reports/endpoints';
import { ReadMarginQuery, ReadSalesQuery } from '@shop/contracts/reports/requests';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { MarginReport } from '../../application/margin-report.ts';
import { SalesReport } from '../../application/sales-report.ts';
import { marginExport, salesExport } from './sales-export.ts';

@Controller()
export class AdminSalesController {
  constructor(
    private readonly sold: SalesReport,
    private readonly earned: MarginReport,
    private readonly files: ExportFiles,
  ) {}

  @Route(readSales)
  @Needs('reports.read')
  sales(@Query() query: ReadSalesQuery) {
    return this.sold.read(query);
  }

  @Route(exportSales)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async exportSales(@Param() { format }: ExportParams, @Query() query: ReadSalesQuery) {
    const view = await this.sold.read(query);
    return this.files.make('sales', format, salesExport(view), view.rows);
  }

  @Route(readMargin)
  @Needs('reports.read')
  margin(@Query() query: ReadMarginQuery) {
    return this.earned.read(query);
  }

  @Route(exportMargin)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async exportMargin(@Param() { format }: ExportParams, @Query() query: ReadMarginQuery) {
    return this.files.make('margin', format, marginExport, (await this.earned.read(query)).rows);
  }
}

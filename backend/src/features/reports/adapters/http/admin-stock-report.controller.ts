import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import { exportStock, listStock, sumStock } from '@shop/contracts/reports/stock/endpoints';
import { ListStockQuery } from '@shop/contracts/reports/stock/requests';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { StockReport } from '../../application/stock-report.ts';
import { stockExport } from './holdings-export.ts';

@Controller()
export class AdminStockReportController {
  constructor(
    private readonly stock: StockReport,
    private readonly files: ExportFiles,
  ) {}

  @Route(listStock)
  @Needs('reports.read')
  list(@Query() query: ListStockQuery) {
    return this.stock.page(query);
  }

  @Route(sumStock)
  @Needs('reports.read')
  sums(@Query() query: ListStockQuery) {
    return this.stock.sums(query);
  }

  @Route(exportStock)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListStockQuery) {
    return this.files.make('stock', format, stockExport, await this.stock.all(query));
  }
}

import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import {
  exportMargin,
  exportSales,
  listMargin,
  listSales,
  sumMargin,
  sumSales,
} from '@shop/contracts/reports/sales/endpoints';
import { ListMarginQuery, ListSalesQuery } from '@shop/contracts/reports/sales/requests';
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

  @Route(listSales)
  @Needs('reports.read')
  listSales(@Query() query: ListSalesQuery) {
    return this.sold.page(query);
  }

  @Route(sumSales)
  @Needs('reports.read')
  sumSales(@Query() query: ListSalesQuery) {
    return this.sold.read(query);
  }

  @Route(exportSales)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async exportSales(@Param() { format }: ExportParams, @Query() query: ListSalesQuery) {
    const { rows, before } = await this.sold.all(query);
    const { group = 'day' } = query;
    return this.files.make(`sales-by-${group}`, format, salesExport(group, before), rows);
  }

  @Route(listMargin)
  @Needs('reports.read')
  listMargin(@Query() query: ListMarginQuery) {
    return this.earned.page(query);
  }

  @Route(sumMargin)
  @Needs('reports.read')
  sumMargin(@Query() query: ListMarginQuery) {
    return this.earned.read(query);
  }

  @Route(exportMargin)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async exportMargin(@Param() { format }: ExportParams, @Query() query: ListMarginQuery) {
    const { group = 'item' } = query;
    return this.files.make(`margin-by-${group}`, format, marginExport(group), await this.earned.all(query));
  }
}

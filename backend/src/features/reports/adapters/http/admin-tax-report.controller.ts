import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import {
  exportTax,
  exportTaxYear,
  listTax,
  listTaxYear,
  sumTax,
} from '@shop/contracts/reports/tax/endpoints';
import { ListTaxQuery, ListTaxYearQuery } from '@shop/contracts/reports/tax/requests';
import { taxYearOf } from '@shop/contracts/rules/referrals/commission-tax';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Deductor } from '../../application/deductor.ts';
import { TaxReport } from '../../application/tax-report.ts';
import { taxExport, taxYearExport } from './tax-export.ts';

@Controller()
export class AdminTaxReportController {
  constructor(
    private readonly tax: TaxReport,
    private readonly deductor: Deductor,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  @Route(listTax)
  @Needs('reports.read')
  list(@Query() query: ListTaxQuery) {
    return this.tax.page(query);
  }

  @Route(sumTax)
  @Needs('reports.read')
  async sums(@Query() query: ListTaxQuery) {
    return { ...(await this.tax.sums(query)), tan: await this.deductor.tan() };
  }

  @Route(exportTax)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListTaxQuery) {
    const rows = await this.tax.all(query);
    return this.files.make('tds-on-commission', format, taxExport(await this.deductor.tan()), rows);
  }

  @Route(listTaxYear)
  @Needs('reports.read')
  year(@Query() query: ListTaxYearQuery) {
    return this.tax.yearPage(query, this.yearOf(query));
  }

  @Route(exportTaxYear)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async exportYear(@Param() { format }: ExportParams, @Query() query: ListTaxYearQuery) {
    const year = this.yearOf(query);
    const rows = await this.tax.wholeYear(query, year);
    return this.files.make(
      `tds-on-commission-${year}`,
      format,
      taxYearExport(await this.deductor.tan()),
      rows,
    );
  }

  private yearOf({ year }: ListTaxYearQuery): string {
    return year ?? taxYearOf(this.clock.today());
  }
}

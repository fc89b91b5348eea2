import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import { exportLiability, listLiability, sumLiability } from '@shop/contracts/reports/schemes/endpoints';
import { ListLiabilityQuery } from '@shop/contracts/reports/schemes/requests';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { Clock } from '../../../../shared/clock.ts';
import { LiabilityReport, type LiabilityQuery } from '../../application/liability-report.ts';
import { liabilityExport } from './holdings-export.ts';

@Controller()
export class AdminLiabilityReportController {
  constructor(
    private readonly liability: LiabilityReport,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  @Route(listLiability)
  @Needs('reports.read')
  list(@Query() query: ListLiabilityQuery) {
    return this.liability.page(this.dated(query));
  }

  @Route(sumLiability)
  @Needs('reports.read')
  sums(@Query() query: ListLiabilityQuery) {
    return this.liability.sums(this.dated(query));
  }

  @Route(exportLiability)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListLiabilityQuery) {
    const dated = this.dated(query);
    return this.files.make(
      `liability-${dated.day}`,
      format,
      liabilityExport(dated.day),
      await this.liability.all(dated),
    );
  }

  private dated(query: ListLiabilityQuery): LiabilityQuery {
    return { ...query, day: query.day ?? this.clock.today() };
  }
}

import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import { exportLiability, listLiability, sumLiability } from '@shop/contracts/reports/schemes/endpoints';
import { ListLiabilityQuery } from '@shop/contracts/reports/schemes/requests';
import type { Day } from '@shop/contracts/rules/days';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { Clock } from '../../../../shared/clock.ts';
import { LiabilityReport } from '../../application/liability-report.ts';
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
    return this.liability.page(query, this.dayOf(query));
  }

  @Route(sumLiability)
  @Needs('reports.read')
  sums(@Query() query: ListLiabilityQuery) {
    return this.liability.sums(query, this.dayOf(query));
  }

  @Route(exportLiability)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListLiabilityQuery) {
    const day = this.dayOf(query);
    return this.files.make(
      `liability-${day}`,
      format,
      liabilityExport(day),
      await this.liability.all(query, day),
    );
  }

  private dayOf({ day }: ListLiabilityQuery): Day {
    return day ?? this.clock.today();
  }
}

import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import {
  exportCommissions,
  listCommissions,
  sumCommissions,
} from '@shop/contracts/reports/referrers/endpoints';
import { ListCommissionsQuery } from '@shop/contracts/reports/referrers/requests';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { Clock } from '../../../../shared/clock.ts';
import { CommissionReport, type CommissionsQuery } from '../../application/commission-report.ts';
import { commissionExport } from './holdings-export.ts';

@Controller()
export class AdminCommissionReportController {
  constructor(
    private readonly commissions: CommissionReport,
    private readonly files: ExportFiles,
    private readonly clock: Clock,
  ) {}

  @Route(listCommissions)
  @Needs('reports.read')
  list(@Query() query: ListCommissionsQuery) {
    return this.commissions.page(this.dated(query));
  }

  @Route(sumCommissions)
  @Needs('reports.read')
  sums(@Query() query: ListCommissionsQuery) {
    return this.commissions.sums(this.dated(query));
  }

  @Route(exportCommissions)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListCommissionsQuery) {
    const dated = this.dated(query);
    const rows = await this.commissions.all(dated);
    return this.files.make(`commissions-${dated.day}`, format, commissionExport(dated.day), rows);
  }

  private dated(query: ListCommissionsQuery): CommissionsQuery {
    return { ...query, day: query.day ?? this.clock.today() };
  }
}

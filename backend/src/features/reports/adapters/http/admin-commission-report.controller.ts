import { Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import {
  exportCommissions,
  listCommissions,
  sumCommissions,
} from '@shop/contracts/reports/referrers/endpoints';
import { ListCommissionsQuery } from '@shop/contracts/reports/referrers/requests';
import type { Day } from '@shop/contracts/rules/days';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { Clock } from '../../../../shared/clock.ts';
import { CommissionReport } from '../../application/commission-report.ts';
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
    return this.commissions.page(query, this.dayOf(query));
  }

  @Route(sumCommissions)
  @Needs('reports.read')
  sums(@Query() query: ListCommissionsQuery) {
    return this.commissions.sums(query, this.dayOf(query));
  }

  @Route(exportCommissions)
  @Needs('reports.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListCommissionsQuery) {
    const day = this.dayOf(query);
    const rows = await this.commissions.all(query, day);
    return this.files.make(`commissions-${day}`, format, commissionExport(day), rows);
  }

  private dayOf({ day }: ListCommissionsQuery): Day {
    return day ?? this.clock.today();
  }
}

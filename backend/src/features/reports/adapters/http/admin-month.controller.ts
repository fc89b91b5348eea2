import { Controller, Query } from '@nestjs/common';
import { readMonth } from '@shop/contracts/reports/endpoints';
import type { MonthView } from '@shop/contracts/reports/month';
import { MonthQuery } from '@shop/contracts/reports/requests';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { MonthReport } from '../../application/month-report.ts';

/** What the accountant does at the end of a month. */
@Controller()
export class AdminMonthController {
  constructor(private readonly months: MonthReport) {}

  @Route(readMonth)
  @Needs('reports.read')
  read(@Query() { month }: MonthQuery): Promise<MonthView> {
    return this.months.read(month);
  }
}

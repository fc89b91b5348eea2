import { Controller, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { readDashboard, readSeasonFigures } from '@shop/contracts/figures/endpoints';
import { ReadSeasonQuery } from '@shop/contracts/figures/requests';
import type { DashboardView, SeasonFiguresView } from '@shop/contracts/figures/views';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { Dashboard } from '../../application/dashboard.ts';
import { SeasonFigures } from '../../application/season-figures.ts';

@Controller()
export class AdminFiguresController {
  constructor(
    private readonly whole: Dashboard,
    private readonly seasons: SeasonFigures,
  ) {}

  @Route(readDashboard)
  @Needs('dashboard.read')
  dashboard(@CurrentStaff() { permissions }: StaffView): Promise<DashboardView> {
    return this.whole.for(permissions);
  }

  @Route(readSeasonFigures)
  @Needs('figures.read')
  season(@Query() { which }: ReadSeasonQuery): Promise<SeasonFiguresView> {
    return this.seasons.read(which);
  }
}

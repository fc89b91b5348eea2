import { Controller, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { readDashboard, readSeasonFigures } from '@shop/contracts/figures/endpoints';
import { ReadSeasonQuery } from '@shop/contracts/figures/requests';
import type { DashboardView, SeasonFiguresView } from '@shop/contracts/figures/views';
import { CurrentStaff } from '../../../../http/current-person.ts';
import { Needs, Route } from '../../../../http/route.ts';
import { Clock } from '../../../../shared/clock.ts';
import { dashboardFor } from '../../application/dashboard-for.ts';
import { Figures } from '../../application/figures.ts';
import { SeasonFigures } from '../../application/season-figures.ts';

@Controller()
export class AdminFiguresController {
  constructor(
    private readonly figures: Figures,
    private readonly seasons: SeasonFigures,
    private readonly clock: Clock,
  ) {}

  @Route(readDashboard)
  @Needs('dashboard.read')
  async dashboard(@CurrentStaff() { permissions }: StaffView): Promise<DashboardView> {
    return dashboardFor(permissions, await this.figures.dashboard(this.clock.today()));
  }

  @Route(readSeasonFigures)
  @Needs('figures.read')
  season(@Query() { which }: ReadSeasonQuery): Promise<SeasonFiguresView> {
    return this.seasons.read(which);
  }
}

import { Injectable } from '@nestjs/common';
import type { DashboardView } from '@shop/contracts/figures/views';
import type { Permission } from '@shop/contracts/rules/permissions';
import { Clock } from '../../../shared/clock.ts';
import { SharedAnswer } from '../../../shared/shared-answer.ts';
import { dashboardFor } from './dashboard-for.ts';
import { Figures } from './figures.ts';

/** What waits in the shop: counted for all who look at once, and shown to each as far as it concerns them. */
@Injectable()
export class Dashboard {
  private readonly whole = new SharedAnswer(() => this.figures.dashboard(this.clock.today()));

  constructor(
    private readonly figures: Figures,
    private readonly clock: Clock,
  ) {}

  async for(permissions: readonly Permission[]): Promise<DashboardView> {
    return dashboardFor(permissions, await this.whole.ask());
  }
}

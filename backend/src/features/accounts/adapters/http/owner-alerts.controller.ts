import { Controller } from '@nestjs/common';
import { listOwnerAlerts } from '@shop/contracts/accounts/endpoints';
import type { OwnerAlertView } from '@shop/contracts/accounts/views';
import { Needs, Route } from '../../../../platform/http/route.ts';
import { OwnerAlerts } from '../../application/staff/owner-alerts.ts';

@Controller()
export class OwnerAlertsController {
  constructor(private readonly alerts: OwnerAlerts) {}

  @Route(listOwnerAlerts)
  @Needs('alerts.read')
  list(): Promise<OwnerAlertView[]> {
    return this.alerts.shown();
  }
}

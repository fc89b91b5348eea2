import { Body, Controller } from '@nestjs/common';
import { previewRollOver, rollOver } from '@shop/contracts/seasons/endpoints';
import { PreviewRollOverRequest, RollOverRequest } from '@shop/contracts/seasons/requests';
import type { RollOverView } from '@shop/contracts/seasons/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { RollOver } from '../../application/roll-over.ts';

@Controller()
export class AdminSeasonsController {
  constructor(private readonly rolling: RollOver) {}

  @Route(previewRollOver)
  @Needs('settings.write')
  preview(@Body() body: PreviewRollOverRequest): Promise<RollOverView> {
    return this.rolling.preview(body);
  }

  @Route(rollOver)
  @Needs('settings.write')
  @NeedsPassword()
  @Once()
  rollOver(@Body() body: RollOverRequest, @StaffActor() actor: AuditEntry['actor']): Promise<RollOverView> {
    return this.rolling.execute(body, actor);
  }
}

import { Body, Controller } from '@nestjs/common';
import type { OpeningView } from '@shop/contracts/rules/season/opening';
import {
  previewDemonstrationRemoval,
  readOpening,
  removeDemonstration,
} from '@shop/contracts/shop/endpoints';
import { RemoveDemonstrationRequest } from '@shop/contracts/shop/requests';
import type { DemonstrationView } from '@shop/contracts/shop/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { Demonstration } from '../../application/demonstration.ts';
import { Opening } from '../../application/opening.ts';

@Controller()
export class AdminOpeningController {
  constructor(
    private readonly opening: Opening,
    private readonly demonstration: Demonstration,
  ) {}

  @Route(readOpening)
  @Needs('settings.read')
  read(): Promise<OpeningView> {
    return this.opening.read();
  }

  @Route(previewDemonstrationRemoval)
  @Needs('settings.write')
  preview(@Body() { withChanged }: RemoveDemonstrationRequest): Promise<DemonstrationView> {
    return this.demonstration.preview(withChanged);
  }

  @Route(removeDemonstration)
  @Needs('settings.write')
  @NeedsPassword()
  remove(
    @Body() { withChanged }: RemoveDemonstrationRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<DemonstrationView> {
    return this.demonstration.remove(withChanged, actor);
  }
}

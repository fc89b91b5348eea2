import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import type { OpeningView } from '@shop/contracts/rules/season/opening';
import {
  previewDemonstrationRemoval,
  putOffOpeningStep,
  readOpening,
  removeDemonstration,
  removeTestOrders,
  sendTestMail,
} from '@shop/contracts/shop/endpoints';
import {
  OpeningStepParams,
  PutOffStepRequest,
  RemoveDemonstrationRequest,
} from '@shop/contracts/shop/requests';
import type { DemonstrationView } from '@shop/contracts/shop/views';
import { CurrentStaff, StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { upiViewOf } from '../../../../platform/http/upi/upi-view.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { Demonstration } from '../../application/demonstration.ts';
import { Opening, type OpeningState } from '../../application/opening.ts';

/** Paise. */
const ONE_RUPEE = 100;

@Controller()
export class AdminOpeningController {
  constructor(
    private readonly opening: Opening,
    private readonly demonstration: Demonstration,
  ) {}

  @Route(readOpening)
  @Needs('settings.read')
  async read(): Promise<OpeningView> {
    return withUpi(await this.opening.read());
  }

  @Route(putOffOpeningStep)
  @Needs('settings.write')
  async putOff(
    @Param() { step }: OpeningStepParams,
    @Body() { later }: PutOffStepRequest,
  ): Promise<OpeningView> {
    return withUpi(await this.opening.putOff(step, later));
  }

  @Route(sendTestMail)
  @Needs('settings.write')
  async testMail(@CurrentStaff() staff: StaffView): Promise<OpeningView> {
    return withUpi(await this.opening.testMailTo(staff));
  }

  @Route(removeTestOrders)
  @Needs('settings.write')
  @NeedsPassword()
  async removeTestOrders(@StaffActor() actor: AuditEntry['actor']): Promise<OpeningView> {
    return withUpi(await this.opening.removeTestOrders(actor));
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

/** The first steps with what pays the shop one rupee. */
async function withUpi({ payment, ...view }: OpeningState): Promise<OpeningView> {
  return { ...view, upi: payment && (await upiViewOf(payment, ONE_RUPEE, 'Test')) };
}

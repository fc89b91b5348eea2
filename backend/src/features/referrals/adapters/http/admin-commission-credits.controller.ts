import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import { creditCommissions, listUncreditedMonths } from '@shop/contracts/commission-credits/endpoints';
import { CreditCommissionsRequest } from '@shop/contracts/commission-credits/requests';
import { RecordParams } from '@shop/contracts/listing/requests';
import { enterChallan, removeChallan } from '@shop/contracts/reports/tax/endpoints';
import { EnterChallanRequest } from '@shop/contracts/reports/tax/requests';
import { monthOf } from '@shop/contracts/rules/months';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { Clock } from '../../../../shared/clock.ts';
import { CommissionCreditRepository } from '../../application/commission-credit-repository.ts';
import { CreditCommissions } from '../../application/credit-commissions.ts';
import { TaxChallans } from '../../application/tax-challans.ts';

/** Monthly credits of commissions, and by what their tax was paid to the state. */
@Controller()
export class AdminCommissionCreditsController {
  constructor(
    private readonly repository: CommissionCreditRepository,
    private readonly credits: CreditCommissions,
    private readonly challans: TaxChallans,
    private readonly clock: Clock,
  ) {}

  @Route(listUncreditedMonths)
  @Needs('payouts.write')
  months() {
    return this.repository.uncreditedMonths(monthOf(this.clock.today()));
  }

  @Route(creditCommissions)
  @Needs('payouts.write')
  credit(@Body() { month }: CreditCommissionsRequest, @StaffActor() actor: StaffPerson) {
    return this.credits.execute(month, actor);
  }

  @HttpCode(204)
  @Route(enterChallan)
  @Needs('payouts.write')
  enterChallan(@Body() challan: EnterChallanRequest, @StaffActor() actor: StaffPerson): Promise<void> {
    return this.challans.enter(challan, actor);
  }

  @HttpCode(204)
  @Route(removeChallan)
  @Needs('payouts.write')
  removeChallan(@Param() { id }: RecordParams, @StaffActor() actor: StaffPerson): Promise<void> {
    return this.challans.remove(id, actor);
  }
}

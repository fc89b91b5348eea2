import { Body, Controller, HttpCode } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import * as endpoints from '@shop/contracts/users/endpoints';
import { ConfirmSecondFactorRequest } from '@shop/contracts/users/requests';
import type { NewSecondFactorView, RecoveryCodesView, SecondFactorView } from '@shop/contracts/users/views';
import { toString as toSquare } from 'qrcode';
import { CurrentStaff, StaffActor } from '../../../../http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../http/route.ts';
import type { AuditEntry } from '../../../../shared/audit-log.ts';
import { SecondFactor } from '../../application/second-factor.ts';

/** A member of staff’s own second factor. */
@Controller()
export class SecondFactorController {
  constructor(private readonly factor: SecondFactor) {}

  @Route(endpoints.readSecondFactor)
  @Needs('session.own')
  read(@CurrentStaff() { id }: StaffView): Promise<SecondFactorView> {
    return this.factor.read(id);
  }

  @Route(endpoints.beginSecondFactor)
  @Needs('session.own')
  @NeedsPassword()
  async begin(@CurrentStaff() staff: StaffView): Promise<NewSecondFactorView> {
    const { secret, address } = await this.factor.begin(staff);
    return { secret, address, square: await toSquare(address, { type: 'svg', margin: 2 }) };
  }

  @Route(endpoints.turnOnSecondFactor)
  @Needs('session.own')
  turnOn(
    @Body() { code }: ConfirmSecondFactorRequest,
    @CurrentStaff() staff: StaffView,
  ): Promise<RecoveryCodesView> {
    return this.factor.turnOn(staff, code);
  }

  @Route(endpoints.renewRecoveryCodes)
  @Needs('session.own')
  @NeedsPassword()
  renew(@CurrentStaff() staff: StaffView): Promise<RecoveryCodesView> {
    return this.factor.renewCodes(staff);
  }

  @HttpCode(204)
  @Route(endpoints.turnOffSecondFactor)
  @Needs('session.own')
  @NeedsPassword()
  turnOff(@CurrentStaff() { id }: StaffView, @StaffActor() actor: AuditEntry['actor']): Promise<void> {
    return this.factor.turnOff(id, actor);
  }
}

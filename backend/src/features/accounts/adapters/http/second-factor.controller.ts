import { Body, Controller, HttpCode } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import * as endpoints from '@shop/contracts/users/endpoints';
import { ConfirmSecondFactorRequest } from '@shop/contracts/users/requests';
import type { NewSecondFactorView, RecoveryCodesView, SecondFactorView } from '@shop/contracts/users/views';
import { CurrentStaff, StaffActor } from '../../../../http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { SecondFactor } from '../../application/sign-in/second-factor.ts';
import { withQrCode } from './with-qr-code.ts';

/** A member of staff’s own second factor. */
@Controller()
export class SecondFactorController {
  constructor(private readonly factor: SecondFactor) {}

  @Route(endpoints.readSecondFactor)
  @Needs('session.own')
  read(@CurrentStaff() { id }: StaffView): Promise<SecondFactorView> {
    return this.factor.read({ audience: 'admin', id });
  }

  @Route(endpoints.beginSecondFactor)
  @Needs('session.own')
  @NeedsPassword()
  async begin(@CurrentStaff() { id, email }: StaffView): Promise<NewSecondFactorView> {
    return withQrCode(await this.factor.begin({ audience: 'admin', id }, email));
  }

  @Route(endpoints.turnOnSecondFactor)
  @Needs('session.own')
  turnOn(
    @Body() { code }: ConfirmSecondFactorRequest,
    @CurrentStaff() { id, name }: StaffView,
  ): Promise<RecoveryCodesView> {
    return this.factor.turnOn({ audience: 'admin', id }, name, code);
  }

  @Route(endpoints.renewRecoveryCodes)
  @Needs('session.own')
  @NeedsPassword()
  renew(@CurrentStaff() { id, name }: StaffView): Promise<RecoveryCodesView> {
    return this.factor.renewCodes({ audience: 'admin', id }, name);
  }

  @HttpCode(204)
  @Route(endpoints.turnOffSecondFactor)
  @Needs('session.own')
  @NeedsPassword()
  turnOff(@CurrentStaff() { id }: StaffView, @StaffActor() actor: AuditEntry['actor']): Promise<void> {
    return this.factor.turnOff({ audience: 'admin', id }, actor);
  }
}

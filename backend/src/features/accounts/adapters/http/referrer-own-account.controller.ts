import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import * as endpoints from '@shop/contracts/referrer-account/endpoints';
import {
  ChangePasswordRequest,
  ConfirmSecondFactorRequest,
  OwnSessionParams,
} from '@shop/contracts/users/requests';
import type {
  AccountSessionsView,
  NewSecondFactorView,
  RecoveryCodesView,
  SecondFactorView,
} from '@shop/contracts/users/views';
import { CurrentReferrer, CurrentSession } from '../../../../http/current-person.ts';
import { NeedsPassword, Route } from '../../../../http/route.ts';
import { ownActor } from '../../application/account-event.ts';
import { OwnAccount } from '../../application/own-account.ts';
import { SecondFactor } from '../../application/sign-in/second-factor.ts';
import type { AccountId } from '../../domain/account.ts';
import { withQrCode } from './with-qr-code.ts';

/** A referrer’s own account: what staff have in three controllers, without rights to tell apart. */
@Controller()
export class ReferrerOwnAccountController {
  constructor(
    private readonly account: OwnAccount,
    private readonly factor: SecondFactor,
  ) {}

  @Route(endpoints.listReferrerSessions)
  async sessions(
    @CurrentReferrer() { id }: ReferrerView,
    @CurrentSession() current: string,
  ): Promise<AccountSessionsView> {
    return { sessions: await this.account.sessionsOf(accountOf(id), current) };
  }

  @Route(endpoints.endReferrerSession)
  async end(
    @Param() { sessionId }: OwnSessionParams,
    @CurrentReferrer() { id }: ReferrerView,
    @CurrentSession() current: string,
  ): Promise<AccountSessionsView> {
    return { sessions: await this.account.endSession(accountOf(id), sessionId, current) };
  }

  @Route(endpoints.endOtherReferrerSessions)
  async endOthers(
    @CurrentReferrer() { id }: ReferrerView,
    @CurrentSession() current: string,
  ): Promise<AccountSessionsView> {
    return { sessions: await this.account.endOtherSessions(accountOf(id), current) };
  }

  @HttpCode(204)
  @Route(endpoints.changeReferrerPassword)
  @NeedsPassword()
  password(
    @Body() { password }: ChangePasswordRequest,
    @CurrentReferrer() { id, name }: ReferrerView,
    @CurrentSession() current: string,
  ): Promise<void> {
    return this.account.changePassword(accountOf(id), name, current, password);
  }

  @Route(endpoints.readReferrerFactor)
  readFactor(@CurrentReferrer() { id }: ReferrerView): Promise<SecondFactorView> {
    return this.factor.read(accountOf(id));
  }

  @Route(endpoints.beginReferrerFactor)
  @NeedsPassword()
  async beginFactor(@CurrentReferrer() { id, email, phone }: ReferrerView): Promise<NewSecondFactorView> {
    return withQrCode(await this.factor.begin(accountOf(id), email || phone));
  }

  @Route(endpoints.turnOnReferrerFactor)
  turnOnFactor(
    @Body() { code }: ConfirmSecondFactorRequest,
    @CurrentReferrer() { id, name }: ReferrerView,
  ): Promise<RecoveryCodesView> {
    return this.factor.turnOn(accountOf(id), name, code);
  }

  @HttpCode(204)
  @Route(endpoints.turnOffReferrerFactor)
  @NeedsPassword()
  turnOffFactor(@CurrentReferrer() { id, name }: ReferrerView): Promise<void> {
    return this.factor.turnOff(accountOf(id), ownActor(accountOf(id), name));
  }

  @Route(endpoints.renewReferrerCodes)
  @NeedsPassword()
  renewCodes(@CurrentReferrer() { id, name }: ReferrerView): Promise<RecoveryCodesView> {
    return this.factor.renewCodes(accountOf(id), name);
  }
}

const accountOf = (id: string): AccountId => ({ audience: 'referrer', id });

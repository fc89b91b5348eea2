import { Body, Controller, HttpCode, Injectable, Param } from '@nestjs/common';
import * as referrers from '@shop/contracts/referrer-account/endpoints';
import * as users from '@shop/contracts/users/endpoints';
import {
  ChangePasswordRequest,
  ChooseLanguageRequest,
  ConfirmSecondFactorRequest,
  OwnSessionParams,
} from '@shop/contracts/users/requests';
import type {
  AccountSessionsView,
  NewSecondFactorView,
  RecoveryCodesView,
  SecondFactorView,
} from '@shop/contracts/users/views';
import { toString as toQrCode } from 'qrcode';
import { CurrentPerson, CurrentSession } from '../../../../platform/http/current-person.ts';
import { NeedsPassword } from '../../../../platform/http/route.ts';
import { ownActor } from '../../application/account-event.ts';
import { OwnAccount } from '../../application/own-account.ts';
import { loginOf, type PersonOf } from '../../application/people.ts';
import { SecondFactor } from '../../application/sign-in/second-factor.ts';
import type { AccountId } from '../../domain/account.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { OwnRoute } from './own-route.ts';

const ENDPOINTS = {
  admin: {
    sessions: users.listOwnSessions,
    endSession: users.endOwnSession,
    endOtherSessions: users.endOtherSessions,
    chooseLanguage: users.chooseLanguage,
    changePassword: users.changePassword,
    readFactor: users.readSecondFactor,
    beginFactor: users.beginSecondFactor,
    turnOnFactor: users.turnOnSecondFactor,
    turnOffFactor: users.turnOffSecondFactor,
    renewCodes: users.renewRecoveryCodes,
  },
  referrer: {
    sessions: referrers.listReferrerSessions,
    endSession: referrers.endReferrerSession,
    endOtherSessions: referrers.endOtherReferrerSessions,
    chooseLanguage: referrers.chooseReferrerLanguage,
    changePassword: referrers.changeReferrerPassword,
    readFactor: referrers.readReferrerFactor,
    beginFactor: referrers.beginReferrerFactor,
    turnOnFactor: referrers.turnOnReferrerFactor,
    turnOffFactor: referrers.turnOffReferrerFactor,
    renewCodes: referrers.renewReferrerCodes,
  },
} as const;

/** The account of whoever is signed in to an audience: sessions, language, password, second factor. */
function ownAccountController<A extends SignedInAudience>(audience: A) {
  const endpoints = ENDPOINTS[audience];
  const accountOf = ({ id }: PersonOf[A]): AccountId => ({ audience, id });

  @Injectable()
  class OwnAccountController {
    constructor(
      readonly account: OwnAccount,
      readonly factor: SecondFactor,
    ) {}

    @OwnRoute(endpoints.sessions)
    async sessions(
      @CurrentPerson() person: PersonOf[A],
      @CurrentSession() current: string,
    ): Promise<AccountSessionsView> {
      return { sessions: await this.account.sessionsOf(accountOf(person), current) };
    }

    @OwnRoute(endpoints.endSession)
    async endSession(
      @Param() { sessionId }: OwnSessionParams,
      @CurrentPerson() person: PersonOf[A],
      @CurrentSession() current: string,
    ): Promise<AccountSessionsView> {
      return { sessions: await this.account.endSession(accountOf(person), sessionId, current) };
    }

    @OwnRoute(endpoints.endOtherSessions)
    async endOtherSessions(
      @CurrentPerson() person: PersonOf[A],
      @CurrentSession() current: string,
    ): Promise<AccountSessionsView> {
      return { sessions: await this.account.endOtherSessions(accountOf(person), current) };
    }

    @HttpCode(204)
    @OwnRoute(endpoints.chooseLanguage)
    chooseLanguage(
      @Body() { language }: ChooseLanguageRequest,
      @CurrentPerson() person: PersonOf[A],
    ): Promise<void> {
      return this.account.chooseLanguage(accountOf(person), language);
    }

    @HttpCode(204)
    @OwnRoute(endpoints.changePassword)
    @NeedsPassword()
    changePassword(
      @Body() { password }: ChangePasswordRequest,
      @CurrentPerson() person: PersonOf[A],
      @CurrentSession() current: string,
    ): Promise<void> {
      return this.account.changePassword(accountOf(person), person.name, current, password);
    }

    @OwnRoute(endpoints.readFactor)
    readFactor(@CurrentPerson() person: PersonOf[A]): Promise<SecondFactorView> {
      return this.factor.read(accountOf(person));
    }

    @OwnRoute(endpoints.beginFactor)
    @NeedsPassword()
    async beginFactor(@CurrentPerson() person: PersonOf[A]): Promise<NewSecondFactorView> {
      const begun = await this.factor.begin(accountOf(person), loginOf(person));
      return { ...begun, qrCode: await toQrCode(begun.address, { type: 'svg', margin: 2 }) };
    }

    @OwnRoute(endpoints.turnOnFactor)
    turnOnFactor(
      @Body() { code }: ConfirmSecondFactorRequest,
      @CurrentPerson() person: PersonOf[A],
    ): Promise<RecoveryCodesView> {
      return this.factor.turnOn(accountOf(person), person.name, code);
    }

    @HttpCode(204)
    @OwnRoute(endpoints.turnOffFactor)
    @NeedsPassword()
    turnOffFactor(@CurrentPerson() person: PersonOf[A]): Promise<void> {
      return this.factor.turnOff(accountOf(person), ownActor(accountOf(person), person.name));
    }

    @OwnRoute(endpoints.renewCodes)
    @NeedsPassword()
    renewCodes(@CurrentPerson() person: PersonOf[A]): Promise<RecoveryCodesView> {
      return this.factor.renewCodes(accountOf(person), person.name);
    }
  }
  return OwnAccountController;
}

@Controller()
export class StaffOwnAccountController extends ownAccountController('admin') {}

@Controller()
export class ReferrerOwnAccountController extends ownAccountController('referrer') {}

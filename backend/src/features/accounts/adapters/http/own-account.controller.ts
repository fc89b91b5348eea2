import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@shop/contracts/users/endpoints';
import { ChangePasswordRequest, OwnSessionParams } from '@shop/contracts/users/requests';
import type { AccountSessionsView } from '@shop/contracts/users/views';
import { CurrentSession, CurrentStaff } from '../../../../http/current-person.ts';
import { Needs, NeedsPassword, Route } from '../../../../http/route.ts';
import { OwnAccount } from '../../application/own-account.ts';

/** A member of staff’s own account. */
@Controller()
export class OwnAccountController {
  constructor(private readonly account: OwnAccount) {}

  @Route(listOwnSessions)
  @Needs('session.own')
  async sessions(
    @CurrentStaff() { id }: StaffView,
    @CurrentSession() current: string,
  ): Promise<AccountSessionsView> {
    return { sessions: await this.account.sessionsOf({ audience: 'admin', id }, current) };
  }

  @Route(endOwnSession)
  @Needs('session.own')
  async end(
    @Param() { sessionId }: OwnSessionParams,
    @CurrentStaff() { id }: StaffView,
    @CurrentSession() current: string,
  ): Promise<AccountSessionsView> {
    return { sessions: await this.account.endSession({ audience: 'admin', id }, sessionId, current) };
  }

  @HttpCode(204)
  @Route(changePassword)
  @Needs('session.own')
  @NeedsPassword()
  password(
    @Body() { password }: ChangePasswordRequest,
    @CurrentStaff() { id, name }: StaffView,
    @CurrentSession() current: string,
  ): Promise<void> {
    return this.account.changePassword({ audience: 'admin', id }, name, current, password);
  }

  @Route(endOtherSessions)
  @Needs('session.own')
  async endOthers(
    @CurrentStaff() { id }: StaffView,
    @CurrentSession() current: string,
  ): Promise<AccountSessionsView> {
    return { sessions: await this.account.endOtherSessions({ audience: 'admin', id }, current) };
  }
}

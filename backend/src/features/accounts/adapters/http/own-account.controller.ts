import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@shop/contracts/users/endpoints';
import { ChangePasswordRequest, OwnSessionParams } from '@shop/contracts/users/requests';
import type { StaffSessionsView } from '@shop/contracts/users/views';
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
    @CurrentStaff() staff: StaffView,
    @CurrentSession() current: string,
  ): Promise<StaffSessionsView> {
    return { sessions: await this.account.sessionsOf(staff, current) };
  }

  @Route(endOwnSession)
  @Needs('session.own')
  async end(
    @Param() { sessionId }: OwnSessionParams,
    @CurrentStaff() staff: StaffView,
    @CurrentSession() current: string,
  ): Promise<StaffSessionsView> {
    return { sessions: await this.account.endSession(staff, sessionId, current) };
  }

  @HttpCode(204)
  @Route(changePassword)
  @Needs('session.own')
  @NeedsPassword()
  password(
    @Body() { password }: ChangePasswordRequest,
    @CurrentStaff() staff: StaffView,
    @CurrentSession() current: string,
  ): Promise<void> {
    return this.account.changePassword(staff, current, password);
  }

  @Route(endOtherSessions)
  @Needs('session.own')
  async endOthers(
    @CurrentStaff() staff: StaffView,
    @CurrentSession() current: string,
  ): Promise<StaffSessionsView> {
    return { sessions: await this.account.endOtherSessions(staff, current) };
  }
}

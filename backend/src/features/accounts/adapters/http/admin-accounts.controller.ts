import { Controller, HttpCode, Inject, Res } from '@nestjs/common';
import { readStaff, signOutStaff } from '@shop/contracts/accounts/endpoints';
import type { StaffView } from '@shop/contracts/accounts/views';
import type { FastifyReply } from 'fastify';
import { CurrentSession, CurrentStaff } from '../../../../http/current-person.ts';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { Needs, Route } from '../../../../http/route.ts';
import { SignOut } from '../../application/sign-out.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class AdminAccountsController {
  private readonly cookies: SessionCookies;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly signOut: SignOut,
  ) {
    this.cookies = new SessionCookies(config, 'admin');
  }

  @Route(readStaff)
  @Needs('session.own')
  read(@CurrentStaff() staff: StaffView): StaffView {
    return staff;
  }

  @HttpCode(204)
  @Route(signOutStaff)
  @Needs('session.own')
  async leave(
    @CurrentSession() sessionId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.signOut.execute(sessionId);
    this.cookies.clear(reply);
  }
}

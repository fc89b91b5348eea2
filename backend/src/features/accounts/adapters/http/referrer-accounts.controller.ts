import { Body, Controller, HttpCode, Inject, Req, Res } from '@nestjs/common';
import { readReferrer, signOutReferrer } from '@shop/contracts/accounts/endpoints';
import { ConfirmPasswordRequest } from '@shop/contracts/accounts/requests';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import { confirmReferrerPassword } from '@shop/contracts/referrer-account/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentReferrer, CurrentSession } from '../../../../http/current-person.ts';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { Route } from '../../../../http/route.ts';
import { networkOf } from '../../../../shared/network.ts';
import { ConfirmPassword } from '../../application/confirm-password.ts';
import { SignOut } from '../../application/sign-out.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class ReferrerAccountsController {
  private readonly cookies: SessionCookies;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly confirming: ConfirmPassword,
    private readonly signOut: SignOut,
  ) {
    this.cookies = new SessionCookies(config, 'referrer');
  }

  @Route(readReferrer)
  read(@CurrentReferrer() referrer: ReferrerView): ReferrerView {
    return referrer;
  }

  @HttpCode(204)
  @Route(confirmReferrerPassword)
  async confirm(
    @Body() { password }: ConfirmPasswordRequest,
    @CurrentReferrer() { email }: ReferrerView,
    @CurrentSession() sessionId: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const network = networkOf(request.ip);
    const device = this.cookies.deviceIn(request);
    await this.confirming.execute('referrer', sessionId, { email, password, network, device });
  }

  @HttpCode(204)
  @Route(signOutReferrer)
  async leave(
    @CurrentSession() sessionId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.signOut.execute(sessionId);
    this.cookies.clear(reply);
  }
}

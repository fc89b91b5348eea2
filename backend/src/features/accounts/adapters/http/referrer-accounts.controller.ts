import { Body, Controller, HttpCode, Inject, Req, Res } from '@nestjs/common';
import { readReferrer, signOutReferrer } from '@shop/contracts/accounts/endpoints';
import { ConfirmPasswordRequest } from '@shop/contracts/accounts/requests';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import { confirmReferrerPassword, proveReferrerByOpenId } from '@shop/contracts/referrer-account/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { CurrentReferrer, CurrentSession } from '../../../../http/current-person.ts';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { Route } from '../../../../http/route.ts';
import { networkOf, type Network } from '../../../../shared/throttle/network.ts';
import { ConfirmPassword } from '../../application/sign-in/confirm-password.ts';
import { SignOut } from '../../application/sign-in/sign-out.ts';
import { OpenIdWays } from './open-id-ways.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class ReferrerAccountsController {
  private readonly cookies: SessionCookies;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly confirming: ConfirmPassword,
    private readonly ways: OpenIdWays,
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
    @CurrentReferrer() { email, phone }: ReferrerView,
    @CurrentSession() sessionId: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const network = networkOf(request.ip);
    const device = this.cookies.deviceIn(request);
    await this.confirming.execute('referrer', sessionId, {
      email: email || phone,
      password,
      network,
      device,
    });
  }

  /** For who has no password, or would rather go there. */
  @HttpCode(302)
  @Route(proveReferrerByOpenId)
  prove(
    @CurrentReferrer() { id: personId }: ReferrerView,
    @CurrentSession() sessionId: string,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.ways.begin('referrer', { next: null, proves: { sessionId, personId } }, network, reply);
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

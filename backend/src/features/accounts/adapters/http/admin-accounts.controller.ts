import { Body, Controller, HttpCode, Inject, Req, Res } from '@nestjs/common';
import { confirmPassword, proveByOpenId, readStaff, signOutStaff } from '@shop/contracts/accounts/endpoints';
import { ConfirmPasswordRequest } from '@shop/contracts/accounts/requests';
import type { StaffView } from '@shop/contracts/accounts/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { CurrentSession, CurrentStaff } from '../../../../http/current-person.ts';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { Needs, Route } from '../../../../http/route.ts';
import { networkOf, type Network } from '../../../../shared/throttle/network.ts';
import { ConfirmPassword } from '../../application/sign-in/confirm-password.ts';
import { SignOut } from '../../application/sign-in/sign-out.ts';
import { OpenIdWays } from './open-id-ways.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class AdminAccountsController {
  private readonly cookies: SessionCookies;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly confirming: ConfirmPassword,
    private readonly ways: OpenIdWays,
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
  @Route(confirmPassword)
  @Needs('session.own')
  async confirm(
    @Body() { password }: ConfirmPasswordRequest,
    @CurrentStaff() staff: StaffView,
    @CurrentSession() sessionId: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const network = networkOf(request.ip);
    const device = this.cookies.deviceIn(request);
    await this.confirming.execute('admin', sessionId, { email: staff.email, password, network, device });
  }

  /** For who has no password, or would rather go there. */
  @HttpCode(302)
  @Route(proveByOpenId)
  @Needs('session.own')
  prove(
    @CurrentStaff() { id: personId }: StaffView,
    @CurrentSession() sessionId: string,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.ways.begin('admin', { next: null, proves: { sessionId, personId } }, network, reply);
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

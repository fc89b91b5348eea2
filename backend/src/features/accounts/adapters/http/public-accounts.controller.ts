import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import {
  refreshReferrer,
  refreshStaff,
  signInReferrer,
  signInStaff,
} from '@shop/contracts/accounts/endpoints';
import { SignInRequest } from '@shop/contracts/accounts/requests';
import type { ReferrerView, StaffView } from '@shop/contracts/accounts/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { Route } from '../../../../http/route.ts';
import { networkOf } from '../../../../shared/throttle/network.ts';
import type { PersonOf } from '../../application/people.ts';
import { RefreshSession } from '../../application/sign-in/refresh-session.ts';
import { SignIn } from '../../application/sign-in/sign-in.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { SessionCookies, USER_AGENT_LENGTH } from './session-cookies.ts';

/** The doors of both areas; whoever passes gets the cookies of that area only. */
@Controller()
export class PublicAccountsController {
  private readonly cookies: Record<SignedInAudience, SessionCookies>;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly signIn: SignIn,
    private readonly refreshing: RefreshSession,
  ) {
    this.cookies = {
      admin: new SessionCookies(config, 'admin'),
      referrer: new SessionCookies(config, 'referrer'),
    };
  }

  @Route(signInStaff)
  staffSignIn(
    @Body() body: SignInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffView> {
    return this.enter('admin', body, request, reply);
  }

  @Route(refreshStaff)
  staffRefresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffView> {
    return this.refresh('admin', request, reply);
  }

  @Route(signInReferrer)
  referrerSignIn(
    @Body() body: SignInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReferrerView> {
    return this.enter('referrer', body, request, reply);
  }

  @Route(refreshReferrer)
  referrerRefresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReferrerView> {
    return this.refresh('referrer', request, reply);
  }

  private async enter<A extends SignedInAudience>(
    audience: A,
    { email, password, code }: SignInRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PersonOf[A]> {
    const cookies = this.cookies[audience];
    const { person, tokens, device } = await this.signIn.execute(audience, {
      email,
      password,
      code: code ?? null,
      network: networkOf(request.ip),
      device: cookies.deviceIn(request),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    });
    cookies.set(reply, tokens);
    cookies.setDevice(reply, device);
    return person;
  }

  /** A refusal leaves the cookies: its answer may arrive after that of a new sign-in, whose cookies it would take away. */
  private async refresh<A extends SignedInAudience>(
    audience: A,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PersonOf[A]> {
    const cookies = this.cookies[audience];
    const { person, tokens } = await this.refreshing.execute(audience, cookies.refreshIn(request));
    cookies.set(reply, tokens);
    return person;
  }
}

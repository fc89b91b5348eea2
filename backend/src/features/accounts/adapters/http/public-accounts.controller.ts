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
import { DomainError } from '../../../../shared/domain-error.ts';
import { networkOf } from '../../../../shared/network.ts';
import { RefreshReferrerSession, RefreshStaffSession } from '../../application/refresh-session.ts';
import { SignInReferrer, SignInStaff, type Credentials, type SignedIn } from '../../application/sign-in.ts';
import { SessionCookies } from './session-cookies.ts';

const USER_AGENT_LENGTH = 200;

function credentials(body: SignInRequest, request: FastifyRequest): Credentials {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH);
  return { email: body.email, password: body.password, network: networkOf(request.ip), userAgent };
}

/** The doors of both areas; whoever passes gets the cookies of that area only. */
@Controller()
export class PublicAccountsController {
  private readonly staffCookies: SessionCookies;
  private readonly referrerCookies: SessionCookies;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly signInStaff: SignInStaff,
    private readonly signInReferrer: SignInReferrer,
    private readonly refreshStaff: RefreshStaffSession,
    private readonly refreshReferrer: RefreshReferrerSession,
  ) {
    this.staffCookies = new SessionCookies(config, 'admin');
    this.referrerCookies = new SessionCookies(config, 'referrer');
  }

  @Route(signInStaff)
  async staffSignIn(
    @Body() body: SignInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffView> {
    const { person, tokens } = await this.signInStaff.execute(credentials(body, request));
    this.staffCookies.set(reply, tokens);
    return person;
  }

  @Route(refreshStaff)
  staffRefresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffView> {
    return this.refresh(this.staffCookies, this.refreshStaff, request, reply);
  }

  @Route(signInReferrer)
  async referrerSignIn(
    @Body() body: SignInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReferrerView> {
    const { person, tokens } = await this.signInReferrer.execute(credentials(body, request));
    this.referrerCookies.set(reply, tokens);
    return person;
  }

  @Route(refreshReferrer)
  referrerRefresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReferrerView> {
    return this.refresh(this.referrerCookies, this.refreshReferrer, request, reply);
  }

  /** Cookies that are worth nothing are taken away, so that the browser stops sending them. */
  private async refresh<Person>(
    cookies: SessionCookies,
    useCase: { execute(token: string | null): Promise<SignedIn<Person>> },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Person> {
    try {
      const { person, tokens } = await useCase.execute(cookies.refreshIn(request));
      cookies.set(reply, tokens);
      return person;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') cookies.clear(reply);
      throw error;
    }
  }
}

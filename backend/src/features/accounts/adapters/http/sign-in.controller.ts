import { Body, Controller, HttpCode, Inject, Injectable, Query, Req, Res } from '@nestjs/common';
import * as accounts from '@shop/contracts/accounts/endpoints';
import { BeginOpenIdQuery, FinishOpenIdQuery, SignInRequest } from '@shop/contracts/accounts/requests';
import { beginReferrerOpenId, finishReferrerOpenId } from '@shop/contracts/referrer-account/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { Route } from '../../../../platform/http/route.ts';
import { networkOf, type Network } from '../../../../shared/throttle/network.ts';
import type { PersonOf } from '../../application/people.ts';
import { RefreshSession } from '../../application/sign-in/refresh-session.ts';
import { SignIn } from '../../application/sign-in/sign-in.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { OpenIdRedirects } from './open-id-redirects.ts';
import { SessionCookies, userAgentOf } from './session-cookies.ts';

const ENDPOINTS = {
  admin: {
    signIn: accounts.signInStaff,
    refresh: accounts.refreshStaff,
    beginOpenId: accounts.beginOpenId,
    finishOpenId: accounts.finishOpenId,
  },
  referrer: {
    signIn: accounts.signInReferrer,
    refresh: accounts.refreshReferrer,
    beginOpenId: beginReferrerOpenId,
    finishOpenId: finishReferrerOpenId,
  },
} as const;

/** Signing in to an audience, by password or through the identity provider; sets the cookies of that audience only. */
function signInController<A extends SignedInAudience>(audience: A) {
  const endpoints = ENDPOINTS[audience];

  @Injectable()
  class SignInController {
    readonly cookies: SessionCookies;

    constructor(
      @Inject(CONFIG) config: Config,
      readonly signingIn: SignIn,
      readonly refreshing: RefreshSession,
      readonly redirects: OpenIdRedirects,
    ) {
      this.cookies = new SessionCookies(config, audience);
    }

    @Route(endpoints.signIn)
    async signIn(
      @Body() { email, password, code }: SignInRequest,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<PersonOf[A]> {
      const { person, tokens, device } = await this.signingIn.execute(audience, {
        email,
        password,
        code: code ?? null,
        network: networkOf(request.ip),
        device: this.cookies.deviceIn(request),
        userAgent: userAgentOf(request),
      });
      this.cookies.set(reply, tokens);
      this.cookies.setDevice(reply, device);
      return person;
    }

    /** A refusal leaves the cookies: its answer may arrive after that of a new sign-in, whose cookies it would take away. */
    @Route(endpoints.refresh)
    async refresh(
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<PersonOf[A]> {
      const refreshToken = this.cookies.refreshIn(request);
      const { person, tokens } = await this.refreshing.execute(audience, refreshToken);
      this.cookies.set(reply, tokens);
      return person;
    }

    @HttpCode(302)
    @Route(endpoints.beginOpenId)
    beginOpenId(
      @Query() { next }: BeginOpenIdQuery,
      @ClientNetwork() network: Network,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<void> {
      return this.redirects.begin(audience, { next: next ?? null, proves: null }, network, reply);
    }

    @HttpCode(302)
    @Route(endpoints.finishOpenId)
    finishOpenId(
      // Validated here; the OpenID library reads it from the address.
      @Query() _query: FinishOpenIdQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<void> {
      return this.redirects.finish(audience, request, reply);
    }
  }
  return SignInController;
}

@Controller()
export class StaffSignInController extends signInController('admin') {}

@Controller()
export class ReferrerSignInController extends signInController('referrer') {}

import { Body, Controller, HttpCode, Inject, Injectable, Req, Res } from '@nestjs/common';
import * as accounts from '@shop/contracts/accounts/endpoints';
import { ConfirmPasswordRequest } from '@shop/contracts/accounts/requests';
import { confirmReferrerPassword, proveReferrerByOpenId } from '@shop/contracts/referrer-account/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { CurrentPerson, CurrentSession } from '../../../../platform/http/current-person.ts';
import { networkOf, type Network } from '../../../../shared/throttle/network.ts';
import { loginOf, type PersonOf } from '../../application/people.ts';
import { ConfirmPassword } from '../../application/sign-in/confirm-password.ts';
import { SignOut } from '../../application/sign-in/sign-out.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { OpenIdRedirects } from './open-id-redirects.ts';
import { OwnRoute } from './own-route.ts';
import { SessionCookies } from './session-cookies.ts';

const ENDPOINTS = {
  admin: {
    read: accounts.readStaff,
    confirm: accounts.confirmPassword,
    prove: accounts.proveByOpenId,
    signOut: accounts.signOutStaff,
  },
  referrer: {
    read: accounts.readReferrer,
    confirm: confirmReferrerPassword,
    prove: proveReferrerByOpenId,
    signOut: accounts.signOutReferrer,
  },
} as const;

/** The open session of whoever is signed in to an audience. */
function sessionController<A extends SignedInAudience>(audience: A) {
  const endpoints = ENDPOINTS[audience];

  @Injectable()
  class SessionController {
    readonly cookies: SessionCookies;

    constructor(
      @Inject(CONFIG) config: Config,
      readonly confirming: ConfirmPassword,
      readonly redirects: OpenIdRedirects,
      readonly signingOut: SignOut,
    ) {
      this.cookies = new SessionCookies(config, audience);
    }

    @OwnRoute(endpoints.read)
    read(@CurrentPerson() person: PersonOf[A]): PersonOf[A] {
      return person;
    }

    @HttpCode(204)
    @OwnRoute(endpoints.confirm)
    async confirm(
      @Body() { password }: ConfirmPasswordRequest,
      @CurrentPerson() person: PersonOf[A],
      @CurrentSession() sessionId: string,
      @Req() request: FastifyRequest,
    ): Promise<void> {
      await this.confirming.execute(audience, sessionId, {
        email: loginOf(person),
        password,
        network: networkOf(request.ip),
        device: this.cookies.deviceIn(request),
      });
    }

    /** For people who have no password, or prefer the identity provider. */
    @HttpCode(302)
    @OwnRoute(endpoints.prove)
    prove(
      @CurrentPerson() { id: personId }: PersonOf[A],
      @CurrentSession() sessionId: string,
      @ClientNetwork() network: Network,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<void> {
      return this.redirects.begin(audience, { next: null, proves: { sessionId, personId } }, network, reply);
    }

    @HttpCode(204)
    @OwnRoute(endpoints.signOut)
    async signOut(
      @CurrentSession() sessionId: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<void> {
      await this.signingOut.execute(sessionId);
      this.cookies.clear(reply);
    }
  }
  return SessionController;
}

@Controller()
export class StaffSessionController extends sessionController('admin') {}

@Controller()
export class ReferrerSessionController extends sessionController('referrer') {}

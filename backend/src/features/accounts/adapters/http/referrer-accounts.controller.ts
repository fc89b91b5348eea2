import { Controller, HttpCode, Inject, Res } from '@nestjs/common';
import { readReferrer, signOutReferrer } from '@shop/contracts/accounts/endpoints';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import type { FastifyReply } from 'fastify';
import { CurrentReferrer, CurrentSession } from '../../../../http/current-person.ts';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { Route } from '../../../../http/route.ts';
import { SignOut } from '../../application/sign-out.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class ReferrerAccountsController {
  private readonly cookies: SessionCookies;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly signOut: SignOut,
  ) {
    this.cookies = new SessionCookies(config, 'referrer');
  }

  @Route(readReferrer)
  read(@CurrentReferrer() referrer: ReferrerView): ReferrerView {
    return referrer;
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

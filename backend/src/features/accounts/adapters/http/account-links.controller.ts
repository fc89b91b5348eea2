import { Body, Controller, HttpCode, Inject, Injectable, Logger, Param, Req, Res } from '@nestjs/common';
import {
  askReferrerPasswordReset,
  readReferrerLink,
  useReferrerLink,
} from '@shop/contracts/referrer-account/endpoints';
import { askPasswordReset, readStaffLink, useStaffLink } from '@shop/contracts/users/endpoints';
import {
  AccountLinkParams,
  AskPasswordResetRequest,
  UseAccountLinkRequest,
} from '@shop/contracts/users/requests';
import type { AccountLinkView } from '@shop/contracts/users/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { Route } from '../../../../platform/http/route.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { AskPasswordReset } from '../../application/links/ask-password-reset.ts';
import { ChoosePassword } from '../../application/links/choose-password.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { SessionCookies } from './session-cookies.ts';

const ENDPOINTS = {
  admin: { read: readStaffLink, use: useStaffLink, ask: askPasswordReset },
  referrer: { read: readReferrerLink, use: useReferrerLink, ask: askReferrerPasswordReset },
} as const;

/** How the people of an audience set a password: by an invitation, or by asking for a new one. */
function accountLinksController(audience: SignedInAudience) {
  const endpoints = ENDPOINTS[audience];

  @Injectable()
  class AccountLinksController {
    readonly logger = new Logger(AccountLinksController.name);
    readonly cookies: SessionCookies;

    constructor(
      @Inject(CONFIG) config: Config,
      readonly choosing: ChoosePassword,
      readonly asking: AskPasswordReset,
    ) {
      this.cookies = new SessionCookies(config, audience);
    }

    @Route(endpoints.read)
    read(@Param() { token }: AccountLinkParams): Promise<AccountLinkView> {
      return this.choosing.read(audience, token);
    }

    @HttpCode(204)
    @Route(endpoints.use)
    async use(
      @Param() { token }: AccountLinkParams,
      @Body() { password, name }: UseAccountLinkRequest,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<void> {
      const known = this.cookies.deviceIn(request);
      const device = await this.choosing.execute(audience, token, password, name, known);
      if (device !== null) this.cookies.setDevice(reply, device);
    }

    /** Looks the account up only after the answer: how long it takes tells nothing. */
    @HttpCode(204)
    @Route(endpoints.ask)
    async ask(@Body() { email }: AskPasswordResetRequest, @ClientNetwork() network: Network): Promise<void> {
      const send = await this.asking.execute(audience, email, network);
      setImmediate(() => {
        send().catch((error: Error) => this.logger.warn(`No password link: ${error.message}`));
      });
    }
  }
  return AccountLinksController;
}

@Controller()
export class StaffAccountLinksController extends accountLinksController('admin') {}

@Controller()
export class ReferrerAccountLinksController extends accountLinksController('referrer') {}

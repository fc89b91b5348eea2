import { Body, Controller, HttpCode, Inject, Logger, Param, Req, Res } from '@nestjs/common';
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
import { ClientNetwork } from '../../../../http/client-network.ts';
import { Route } from '../../../../http/route.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { AskPasswordReset } from '../../application/links/ask-password-reset.ts';
import { ChoosePassword } from '../../application/links/choose-password.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { SessionCookies } from './session-cookies.ts';

/** How staff and referrers come to a password: by an invitation, or by asking for another. */
@Controller()
export class PublicAccountLinksController {
  private readonly logger = new Logger(PublicAccountLinksController.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly choosing: ChoosePassword,
    private readonly asking: AskPasswordReset,
  ) {}

  @Route(readStaffLink)
  readStaff(@Param() { token }: AccountLinkParams): Promise<AccountLinkView> {
    return this.choosing.read('admin', token);
  }

  @Route(readReferrerLink)
  readReferrer(@Param() { token }: AccountLinkParams): Promise<AccountLinkView> {
    return this.choosing.read('referrer', token);
  }

  @HttpCode(204)
  @Route(useStaffLink)
  useStaff(
    @Param() { token }: AccountLinkParams,
    @Body() chosen: UseAccountLinkRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.use('admin', token, chosen, request, reply);
  }

  @HttpCode(204)
  @Route(useReferrerLink)
  useReferrer(
    @Param() { token }: AccountLinkParams,
    @Body() chosen: UseAccountLinkRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.use('referrer', token, chosen, request, reply);
  }

  @HttpCode(204)
  @Route(askPasswordReset)
  askStaff(@Body() { email }: AskPasswordResetRequest, @ClientNetwork() network: Network): Promise<void> {
    return this.ask('admin', email, network);
  }

  @HttpCode(204)
  @Route(askReferrerPasswordReset)
  askReferrer(@Body() { email }: AskPasswordResetRequest, @ClientNetwork() network: Network): Promise<void> {
    return this.ask('referrer', email, network);
  }

  private async use(
    audience: SignedInAudience,
    token: string,
    { password, name }: UseAccountLinkRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const cookies = new SessionCookies(this.config, audience);
    const device = await this.choosing.execute(audience, token, password, name, cookies.deviceIn(request));
    if (device !== null) cookies.setDevice(reply, device);
  }

  /** Looks the account up only after the answer: how long it takes tells nothing. */
  private async ask(audience: SignedInAudience, email: string, network: Network): Promise<void> {
    const send = await this.asking.execute(audience, email, network);
    setImmediate(() => {
      send().catch((error: Error) => this.logger.warn(`No password link: ${error.message}`));
    });
  }
}

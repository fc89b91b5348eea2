import { Controller, HttpCode, Inject, Query, Req, Res } from '@nestjs/common';
import { beginOpenId, finishOpenId, readDoors } from '@shop/contracts/accounts/endpoints';
import { BeginOpenIdQuery, FinishOpenIdQuery } from '@shop/contracts/accounts/requests';
import type { DoorsView } from '@shop/contracts/accounts/views';
import { beginReferrerOpenId, finishReferrerOpenId } from '@shop/contracts/referrer-account/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { Route } from '../../../../http/route.ts';
import type { Network } from '../../../../shared/network.ts';
import { SignInByProvider } from '../../application/sign-in-by-provider.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { OpenIdErrands, type Errand } from './open-id-errands.ts';
import { refusalIn } from './refusal-in.ts';
import { SessionCookies, USER_AGENT_LENGTH } from './session-cookies.ts';

/** The way in through an OpenID Connect provider: two redirects, and back at the door whatever comes of it. */
@Controller()
export class OpenIdController {
  private readonly cookies: Record<SignedInAudience, SessionCookies>;
  private readonly errands: Record<SignedInAudience, OpenIdErrands>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly signIn: SignInByProvider,
  ) {
    this.cookies = {
      admin: new SessionCookies(config, 'admin'),
      referrer: new SessionCookies(config, 'referrer'),
    };
    this.errands = {
      admin: new OpenIdErrands(config, 'admin'),
      referrer: new OpenIdErrands(config, 'referrer'),
    };
  }

  @Route(readDoors)
  doors(): DoorsView {
    const { openId } = this.config;
    return { provider: openId && { name: openId.name } };
  }

  @HttpCode(302)
  @Route(beginOpenId)
  beginStaff(
    @Query() { next }: BeginOpenIdQuery,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.begin('admin', next, network, reply);
  }

  @HttpCode(302)
  @Route(beginReferrerOpenId)
  beginReferrer(
    @Query() { next }: BeginOpenIdQuery,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.begin('referrer', next, network, reply);
  }

  @HttpCode(302)
  @Route(finishOpenId)
  finishStaff(
    // Checked, and read by the library from the address.
    @Query() _query: FinishOpenIdQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.finish('admin', request, reply);
  }

  @HttpCode(302)
  @Route(finishReferrerOpenId)
  finishReferrer(
    @Query() _query: FinishOpenIdQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.finish('referrer', request, reply);
  }

  private async begin(
    audience: SignedInAudience,
    next: string | undefined,
    network: Network,
    reply: FastifyReply,
  ): Promise<void> {
    const way = { next: next ?? null, proves: null };
    const errands = this.errands[audience];
    try {
      const { address, errand } = await this.signIn.begin(audience, network);
      errands.send(reply, { ...errand, ...way }, address);
    } catch (error) {
      errands.back(reply, way, refusalIn(error));
    }
  }

  private async finish(
    audience: SignedInAudience,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const errands = this.errands[audience];
    const errand = errands.take(request, reply);
    const answered = new URL(request.url, this.config.publicUrl);
    try {
      if (errand?.proves) await this.signIn.prove(audience, answered, errand, errand.proves);
      else await this.enter(audience, answered, errand, request, reply);
      errands.back(reply, errand, null);
    } catch (error) {
      errands.back(reply, errand, refusalIn(error));
    }
  }

  private async enter(
    audience: SignedInAudience,
    answered: URL,
    errand: Errand | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const cookies = this.cookies[audience];
    const { tokens, device } = await this.signIn.finish(audience, answered, errand, {
      device: cookies.deviceIn(request),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    });
    cookies.set(reply, tokens);
    cookies.setDevice(reply, device);
  }
}

import { Controller, HttpCode, Inject, Query, Req, Res } from '@nestjs/common';
import { beginOpenId, finishOpenId, readStaffDoors } from '@shop/contracts/accounts/endpoints';
import { BeginOpenIdQuery, FinishOpenIdQuery } from '@shop/contracts/accounts/requests';
import type { StaffDoorsView } from '@shop/contracts/accounts/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { Route } from '../../../../http/route.ts';
import type { Network } from '../../../../shared/network.ts';
import { SignInByProvider } from '../../application/sign-in-by-provider.ts';
import { OpenIdErrands, type Errand } from './open-id-errands.ts';
import { refusalIn } from './refusal-in.ts';
import { SessionCookies, USER_AGENT_LENGTH } from './session-cookies.ts';

/** The way in through an OpenID Connect provider: two redirects, and back at the door whatever comes of it. */
@Controller()
export class OpenIdController {
  private readonly cookies: SessionCookies;
  private readonly errands: OpenIdErrands;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly signIn: SignInByProvider,
  ) {
    this.cookies = new SessionCookies(config, 'admin');
    this.errands = new OpenIdErrands(config);
  }

  @Route(readStaffDoors)
  doors(): StaffDoorsView {
    const { openId } = this.config;
    return { provider: openId && { name: openId.name } };
  }

  @HttpCode(302)
  @Route(beginOpenId)
  async begin(
    @Query() { next }: BeginOpenIdQuery,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const way = { next: next ?? null, proves: null };
    try {
      const { address, errand } = await this.signIn.begin(network);
      this.errands.send(reply, { ...errand, ...way }, address);
    } catch (error) {
      this.errands.back(reply, way, refusalIn(error));
    }
  }

  @HttpCode(302)
  @Route(finishOpenId)
  async finish(
    // Checked, and read by the library from the address.
    @Query() _query: FinishOpenIdQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const errand = this.errands.take(request, reply);
    const answered = new URL(request.url, this.config.publicUrl);
    try {
      if (errand?.proves) await this.signIn.prove(answered, errand, errand.proves);
      else await this.enter(answered, errand, request, reply);
      this.errands.back(reply, errand, null);
    } catch (error) {
      this.errands.back(reply, errand, refusalIn(error));
    }
  }

  private async enter(
    answered: URL,
    errand: Errand | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { tokens, device } = await this.signIn.finish(answered, errand, {
      device: this.cookies.deviceIn(request),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    });
    this.cookies.set(reply, tokens);
    this.cookies.setDevice(reply, device);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { SignInByProvider } from '../../application/sign-in/sign-in-by-provider.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { OpenIdErrands, type Errand } from './open-id-errands.ts';
import { refusalIn } from './refusal-in.ts';
import { SessionCookies, USER_AGENT_LENGTH } from './session-cookies.ts';

/** To a provider and back, for either area: to come in, or to prove afresh who is there. */
@Injectable()
export class OpenIdWays {
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

  /** Redirects to the provider, or back to the page with why not. */
  async begin(
    audience: SignedInAudience,
    way: Pick<Errand, 'next' | 'proves'>,
    network: Network,
    reply: FastifyReply,
  ): Promise<void> {
    const errands = this.errands[audience];
    try {
      const { address, errand } = await this.signIn.begin(audience, network);
      errands.send(reply, { ...errand, ...way }, address);
    } catch (error) {
      errands.back(reply, way, refusalIn(error));
    }
  }

  /** Redirects to the page that the errand began at, whatever came of it. */
  async finish(audience: SignedInAudience, request: FastifyRequest, reply: FastifyReply): Promise<void> {
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

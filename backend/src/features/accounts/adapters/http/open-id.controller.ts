import { Controller, HttpCode, Inject, Query, Req, Res } from '@nestjs/common';
import { beginOpenId, finishOpenId, readStaffDoors } from '@shop/contracts/accounts/endpoints';
import { BeginOpenIdQuery, FinishOpenIdQuery } from '@shop/contracts/accounts/requests';
import type { StaffDoorsView } from '@shop/contracts/accounts/views';
import type { ErrorCode } from '@shop/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { Route } from '../../../../http/route.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { Network } from '../../../../shared/network.ts';
import { Sealing } from '../../../../shared/sealing.ts';
import type { OpenIdErrand } from '../../application/identity-provider.ts';
import { SignInByProvider } from '../../application/sign-in-by-provider.ts';
import { SessionCookies, USER_AGENT_LENGTH } from './session-cookies.ts';

/** What the browser brings along to the provider and back: sealed, so that it cannot make one up. */
interface Errand extends OpenIdErrand {
  /** Where they were headed. */
  next: string | null;
}

/** The way in through an OpenID Connect provider: two redirects, and back at the door whatever comes of it. */
@Controller()
export class OpenIdController {
  private readonly cookies: SessionCookies;
  private readonly sealing: Sealing;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly signIn: SignInByProvider,
  ) {
    this.cookies = new SessionCookies(config, 'admin');
    this.sealing = new Sealing(config.staffJwtSecret, 'openid errand');
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
    try {
      const { address, errand } = await this.signIn.begin(network);
      this.cookies.setErrand(reply, this.sealing.seal({ ...errand, next: next ?? null } satisfies Errand));
      void reply.header('location', address);
    } catch (error) {
      this.toDoor(reply, refusalIn(error), next ?? null);
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
    const errand = this.errandIn(request);
    this.cookies.clearErrand(reply);
    try {
      const { tokens, device } = await this.signIn.finish(
        new URL(request.url, this.config.publicUrl),
        errand,
        {
          device: this.cookies.deviceIn(request),
          userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
        },
      );
      this.cookies.set(reply, tokens);
      this.cookies.setDevice(reply, device);
      this.toDoor(reply, null, errand?.next ?? null);
    } catch (error) {
      this.toDoor(reply, refusalIn(error), errand?.next ?? null);
    }
  }

  /** The sign-in page leads whoever is in to where they were headed, and tells everybody else why not. */
  private toDoor(reply: FastifyReply, refusal: string | null, next: string | null): void {
    const query = new URLSearchParams({ ...(refusal && { provider: refusal }), ...(next && { next }) });
    void reply.header('location', `/admin${query.size > 0 ? `?${query.toString()}` : ''}`);
  }

  private errandIn(request: FastifyRequest): Errand | null {
    const sealed = this.cookies.errandIn(request);
    return sealed === null ? null : (this.sealing.open(sealed) as Errand | null);
  }
}

const TOLD: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'provider-refused',
  'provider-knows-nobody',
  'provider-unavailable',
]);

/** What the door says of it; anything else is answered as what it is. */
function refusalIn(error: unknown): string {
  const code = error instanceof DomainError ? (error as DomainError).code : null;
  if (code === 'too-many-requests') return 'provider-unavailable';
  if (code && TOLD.has(code)) return code;
  throw error;
}

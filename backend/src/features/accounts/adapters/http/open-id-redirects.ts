import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode } from '@shop/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { SignInByProvider } from '../../application/sign-in/sign-in-by-provider.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { OpenIdStateCookie, type BrowserState } from './open-id-state.ts';
import { SessionCookies, userAgentOf } from './session-cookies.ts';

/** Error codes that the sign-in page has a sentence for. */
const SHOWN: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'provider-refused',
  'provider-knows-nobody',
  'provider-unavailable',
]);

/** The redirects to the identity provider and back, for either audience: to sign in, or to prove afresh who is there. */
@Injectable()
export class OpenIdRedirects {
  private readonly cookies: Record<SignedInAudience, SessionCookies>;
  private readonly states: Record<SignedInAudience, OpenIdStateCookie>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly signIn: SignInByProvider,
  ) {
    this.cookies = {
      admin: new SessionCookies(config, 'admin'),
      referrer: new SessionCookies(config, 'referrer'),
    };
    this.states = {
      admin: new OpenIdStateCookie(config, 'admin'),
      referrer: new OpenIdStateCookie(config, 'referrer'),
    };
  }

  /** Redirects to the provider, or back to the page with the error code. */
  async begin(
    audience: SignedInAudience,
    purpose: Pick<BrowserState, 'next' | 'proves'>,
    network: Network,
    reply: FastifyReply,
  ): Promise<void> {
    const cookie = this.states[audience];
    try {
      const { address, state } = await this.signIn.begin(audience, network);
      cookie.redirectToProvider(reply, { ...state, ...purpose }, address);
    } catch (error) {
      cookie.redirectBack(reply, purpose, shownCodeOf(error));
    }
  }

  /** Redirects to the page that it began at, whether it succeeded or not. */
  async finish(audience: SignedInAudience, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const cookie = this.states[audience];
    const state = cookie.take(request, reply);
    const answered = new URL(request.url, this.config.publicUrl);
    try {
      if (state?.proves) await this.signIn.prove(audience, answered, state, state.proves);
      else await this.enter(audience, answered, state, request, reply);
      cookie.redirectBack(reply, state, null);
    } catch (error) {
      cookie.redirectBack(reply, state, shownCodeOf(error));
    }
  }

  private async enter(
    audience: SignedInAudience,
    answered: URL,
    state: BrowserState | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const cookies = this.cookies[audience];
    const { tokens, device } = await this.signIn.finish(audience, answered, state, {
      device: cookies.deviceIn(request),
      userAgent: userAgentOf(request),
    });
    cookies.set(reply, tokens);
    cookies.setDevice(reply, device);
  }
}

/** What the page says of a refusal on the way to the provider or back; other errors are thrown again. */
function shownCodeOf(error: unknown): string {
  const code = error instanceof DomainError ? (error as DomainError).code : null;
  if (code === 'too-many-requests') return 'provider-unavailable';
  if (code && SHOWN.has(code)) return code;
  throw error;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../../config/config.ts';
import { Sealing } from '../../../../shared/sealing.ts';
import type { OpenIdState } from '../../application/sign-in/identity-provider.ts';
import type { ProvenSession } from '../../application/sign-in/sign-in-by-provider.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { secretOf } from '../crypto/jwt-session-tokens.ts';
import { SessionCookies } from './session-cookies.ts';

/** What the browser takes to the provider and back: sealed, so that it cannot make one up. */
export interface BrowserState extends OpenIdState {
  /** The page to go to after signing in. */
  next: string | null;
  /** The session that is to count as freshly proven; null for a sign-in. */
  proves: ProvenSession | null;
}

const PAGES: Record<SignedInAudience, { signIn: string; proven: string }> = {
  admin: { signIn: '/admin', proven: '/admin/proven' },
  referrer: { signIn: '/admin/referral-login', proven: '/admin/referral-login/proven' },
};

/** The OpenID state of an audience's browsers, each in a cookie. */
export class OpenIdStateCookie {
  private readonly cookies: SessionCookies;
  private readonly sealing: Sealing;

  constructor(
    config: Config,
    private readonly audience: SignedInAudience,
  ) {
    this.cookies = new SessionCookies(config, audience);
    // The purpose is part of the key: with another text, sign-ins under way during an update would fail.
    this.sealing = new Sealing(secretOf(config, audience), 'openid errand');
  }

  redirectToProvider(reply: FastifyReply, state: BrowserState, address: string): void {
    this.cookies.setOpenIdState(reply, this.sealing.seal(state));
    void reply.header('location', address);
  }

  /** Each state is used once. */
  take(request: FastifyRequest, reply: FastifyReply): BrowserState | null {
    const sealed = this.cookies.openIdStateIn(request);
    this.cookies.clearOpenIdState(reply);
    return sealed === null ? null : (this.sealing.open(sealed) as BrowserState | null);
  }

  /** To the sign-in page, or to the page that reports a proof; with the error code, if it failed. */
  redirectBack(
    reply: FastifyReply,
    state: Pick<BrowserState, 'next' | 'proves'> | null,
    refusal: string | null,
  ): void {
    const next = state?.next ?? null;
    const query = new URLSearchParams({ ...(refusal && { provider: refusal }), ...(next && { next }) });
    const { signIn, proven } = PAGES[this.audience];
    const page = state?.proves ? proven : signIn;
    void reply.header('location', page + (query.size > 0 ? `?${query.toString()}` : ''));
  }
}

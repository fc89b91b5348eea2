import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../../config/config.ts';
import { Sealing } from '../../../../shared/sealing.ts';
import type { OpenIdErrand } from '../../application/sign-in/identity-provider.ts';
import type { ProvenSession } from '../../application/sign-in/sign-in-by-provider.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { secretOf } from '../crypto/jwt-session-tokens.ts';
import { SessionCookies } from './session-cookies.ts';

/** What the browser brings along to the provider and back: sealed, so that it cannot make one up. */
export interface Errand extends OpenIdErrand {
  /** Where they were headed. */
  next: string | null;
  /** The session that is to count as freshly proven; null for who comes in. */
  proves: ProvenSession | null;
}

/** Where the ways into an area are, and where it tells of a proof. */
const PAGES: Record<SignedInAudience, { door: string; proven: string }> = {
  admin: { door: '/admin', proven: '/admin/proven' },
  referrer: { door: '/admin/referral-login', proven: '/admin/referral-login/proven' },
};

/** The errands of an area's browsers, each in a cookie. */
export class OpenIdErrands {
  private readonly cookies: SessionCookies;
  private readonly sealing: Sealing;

  constructor(
    config: Config,
    private readonly audience: SignedInAudience,
  ) {
    this.cookies = new SessionCookies(config, audience);
    this.sealing = new Sealing(secretOf(config, audience), 'openid errand');
  }

  send(reply: FastifyReply, errand: Errand, address: string): void {
    this.cookies.setErrand(reply, this.sealing.seal(errand));
    void reply.header('location', address);
  }

  /** It counts once. */
  take(request: FastifyRequest, reply: FastifyReply): Errand | null {
    const sealed = this.cookies.errandIn(request);
    this.cookies.clearErrand(reply);
    return sealed === null ? null : (this.sealing.open(sealed) as Errand | null);
  }

  /** Back to the door, or to the page that tells of a proof; with why not, if it came to nothing. */
  back(reply: FastifyReply, errand: Pick<Errand, 'next' | 'proves'> | null, refusal: string | null): void {
    const next = errand?.next ?? null;
    const query = new URLSearchParams({ ...(refusal && { provider: refusal }), ...(next && { next }) });
    const { door, proven } = PAGES[this.audience];
    const page = errand?.proves ? proven : door;
    void reply.header('location', page + (query.size > 0 ? `?${query.toString()}` : ''));
  }
}

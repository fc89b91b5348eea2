import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../../config/config.ts';
import { PEOPLE_NAMES } from '../../domain/account.ts';
import type { IssuedTokens } from '../../domain/session-tokens.ts';
import { SESSION_IDLE_MS, type SignedInAudience } from '../../domain/session.ts';
import { DEVICE_MS } from '../../application/sign-in/known-devices.ts';
import { ACCESS_SECONDS } from '../crypto/jwt-session-tokens.ts';

/** So long somebody may take at a provider. */
const ERRAND_SECONDS = 600;
export const USER_AGENT_LENGTH = 200;

/**
 * The cookies of an audience: two of a session, and one by which the device is known again. Over https a browser guards
 * their name and path (`__Host-`).
 */
export class SessionCookies {
  private readonly access: string;
  private readonly refresh: string;
  private readonly device: string;
  private readonly errand: string;
  private readonly secure: boolean;

  constructor(config: Pick<Config, 'publicUrl'>, audience: SignedInAudience) {
    this.secure = config.publicUrl.startsWith('https:');
    const prefix = this.secure ? '__Host-' : '';
    this.access = `${prefix}${PEOPLE_NAMES[audience]}-access`;
    this.refresh = `${prefix}${PEOPLE_NAMES[audience]}-refresh`;
    this.device = `${prefix}${PEOPLE_NAMES[audience]}-device`;
    this.errand = `${prefix}${PEOPLE_NAMES[audience]}-errand`;
  }

  accessIn(request: FastifyRequest): string | null {
    return request.cookies[this.access] ?? null;
  }

  refreshIn(request: FastifyRequest): string | null {
    return request.cookies[this.refresh] ?? null;
  }

  /** Null for what cannot be a token. */
  deviceIn(request: FastifyRequest): string | null {
    const token = request.cookies[this.device];
    return token && /^[\w-]{22}$/.test(token) ? token : null;
  }

  set(reply: FastifyReply, tokens: IssuedTokens): void {
    this.put(reply, this.access, tokens.access, ACCESS_SECONDS);
    this.put(reply, this.refresh, tokens.refresh, SESSION_IDLE_MS / 1000);
  }

  /** It outlives the session. */
  setDevice(reply: FastifyReply, token: string): void {
    this.put(reply, this.device, token, DEVICE_MS / 1000);
  }

  /** What goes to a provider and back. */
  errandIn(request: FastifyRequest): string | null {
    return request.cookies[this.errand] ?? null;
  }

  setErrand(reply: FastifyReply, errand: string): void {
    this.put(reply, this.errand, errand, ERRAND_SECONDS);
  }

  clearErrand(reply: FastifyReply): void {
    this.put(reply, this.errand, '', 0);
  }

  clear(reply: FastifyReply): void {
    this.put(reply, this.access, '', 0);
    this.put(reply, this.refresh, '', 0);
  }

  private put(reply: FastifyReply, name: string, value: string, maxAge: number): void {
    void reply.setCookie(name, value, {
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
    });
  }
}

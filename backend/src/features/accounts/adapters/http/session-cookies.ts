import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../../config/config.ts';
import { PEOPLE_NAMES } from '../../domain/account.ts';
import type { IssuedTokens } from '../../domain/session-tokens.ts';
import { SESSION_IDLE_MS, type SignedInAudience } from '../../domain/session.ts';
import { DEVICE_MS } from '../../application/sign-in/devices.ts';
import { ACCESS_SECONDS } from '../crypto/jwt-session-tokens.ts';

/** How long a sign-in at the identity provider may take. */
const OPEN_ID_SECONDS = 600;
const USER_AGENT_LENGTH = 200;

/** The browser's name, as sessions keep it. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH);
}

/**
 * The cookies of an audience: two of a session, and one by which the device is known again. Over https a browser guards
 * their name and path (`__Host-`).
 */
export class SessionCookies {
  private readonly access: string;
  private readonly refresh: string;
  private readonly device: string;
  private readonly openIdState: string;
  private readonly secure: boolean;

  constructor(config: Pick<Config, 'publicUrl'>, audience: SignedInAudience) {
    this.secure = config.publicUrl.startsWith('https:');
    const prefix = this.secure ? '__Host-' : '';
    this.access = `${prefix}${PEOPLE_NAMES[audience]}-access`;
    this.refresh = `${prefix}${PEOPLE_NAMES[audience]}-refresh`;
    this.device = `${prefix}${PEOPLE_NAMES[audience]}-device`;
    this.openIdState = `${prefix}${PEOPLE_NAMES[audience]}-errand`;
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

  /** What goes to the identity provider and back. */
  openIdStateIn(request: FastifyRequest): string | null {
    return request.cookies[this.openIdState] ?? null;
  }

  setOpenIdState(reply: FastifyReply, state: string): void {
    this.put(reply, this.openIdState, state, OPEN_ID_SECONDS);
  }

  clearOpenIdState(reply: FastifyReply): void {
    this.put(reply, this.openIdState, '', 0);
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

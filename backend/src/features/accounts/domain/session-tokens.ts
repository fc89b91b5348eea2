import type { SignedInAudience } from './session.ts';

/** Makes the two secrets of a session. */
export abstract class SessionTokens {
  /** A signed token of ten minutes that names the person and the session. */
  abstract access(audience: SignedInAudience, personId: string, sessionId: string): Promise<string>;

  /** The first refresh token of a session: opaque, it holds the session's id and 256 random bits. */
  abstract firstRefresh(sessionId: string): string;

  /** A token to come after this one, another each time. */
  abstract nextRefresh(audience: SignedInAudience, token: string): string;

  /** Whether a token was made to come after the one with this hash. */
  abstract follows(audience: SignedInAudience, token: string, previousTokenHash: string): boolean;
}

/** What a device gets. */
export interface IssuedTokens {
  access: string;
  refresh: string;
}

/** The session a refresh token claims to belong to, or null when it is none. */
export function sessionIdIn(refreshToken: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refreshToken)?.[1] ?? null;
}

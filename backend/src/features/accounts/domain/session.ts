/** Who can sign in: staff (`admin`) and referrers. */
export type SignedInAudience = 'admin' | 'referrer';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A session that nobody uses for so long is over. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/**
 * And however busy, it ends so long after it was opened: a session stolen unnoticed is not worth something for ever.
 * Staff see every customer; a referrer, who sees their own, stays for a season.
 */
const SESSION_LONGEST_MS: Record<SignedInAudience, number> = { admin: 30 * DAY_MS, referrer: 90 * DAY_MS };
/** An answer may be lost in a tunnel: so long the token before it may be used again. */
const REPEAT_MS = 10 * MINUTE_MS;

/** One sign-in on one device: a family of refresh tokens, of which one line is used on. */
export interface Session {
  id: string;
  audience: SignedInAudience;
  personId: string;
  /** The person's when they signed in; a new password or losing access raises theirs, and ends the session. */
  accessVersion: number;
  tokenHash: string;
  /** Of the token used last. Whatever was given for it counts, until one of those is used. */
  previousTokenHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  userAgent: string;
  /** When its person last typed their password; null for long ago. */
  provenAt: Date | null;
}

/** So long after the password was typed it is not asked for again. */
const FRESH_MS = 10 * MINUTE_MS;

export function isFreshlyProven({ provenAt }: Pick<Session, 'provenAt'>, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() < FRESH_MS;
}

export interface PresentedToken {
  hash: string;
  /** Whether it was given for the session's previous token. */
  followsPrevious: boolean;
}

/**
 * What a refresh token deserves: `rotate` it; `repeat` an answer that may have been lost, with another successor; end
 * the family because somebody else went on with its successor (`stolen`); or nothing (`over`).
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'stolen' | 'over';

export function refreshVerdict(session: Session, token: PresentedToken, now: Date): RefreshVerdict {
  if (session.endedAt || session.expiresAt <= now) return 'over';
  if (token.hash === session.tokenHash || token.followsPrevious) return 'rotate';
  const sinceRotation = now.getTime() - session.rotatedAt.getTime();
  if (token.hash === session.previousTokenHash && sinceRotation <= REPEAT_MS) return 'repeat';
  return 'stolen';
}

/** When a session ends that is used now and never again. */
export function openEnd(session: Pick<Session, 'audience' | 'createdAt'>, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_IDLE_MS, longestEnd(session).getTime()));
}

function longestEnd({ audience, createdAt }: Pick<Session, 'audience' | 'createdAt'>): Date {
  return new Date(createdAt.getTime() + SESSION_LONGEST_MS[audience]);
}

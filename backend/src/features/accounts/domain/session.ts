/** Who can sign in: staff (`admin`) and referrers. */
export type SignedInAudience = 'admin' | 'referrer';

const DAY_MS = 86_400_000;
/** A session that nobody uses for so long is over. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** Two tabs may refresh at once: the token just replaced still counts for so long. */
const ROTATION_GRACE_MS = 10_000;

/** One sign-in on one device: a family of refresh tokens, of which only the newest counts. */
export interface Session {
  id: string;
  audience: SignedInAudience;
  personId: string;
  tokenHash: string;
  previousTokenHash: string | null;
  rotatedAt: Date;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  userAgent: string;
}

/**
 * What a refresh token deserves: `rotate` it, `repeat` the answer of a rotation a moment ago, end the family because
 * an old token came back (`stolen`), or nothing (`over`).
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'stolen' | 'over';

export function refreshVerdict(session: Session, tokenHash: string, now: Date): RefreshVerdict {
  if (session.endedAt || session.expiresAt <= now) return 'over';
  if (tokenHash === session.tokenHash) return 'rotate';
  const sinceRotation = now.getTime() - session.rotatedAt.getTime();
  if (tokenHash === session.previousTokenHash && sinceRotation <= ROTATION_GRACE_MS) return 'repeat';
  return 'stolen';
}

export function idleEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_IDLE_MS);
}

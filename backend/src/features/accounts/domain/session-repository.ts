import type { Session, SignedInAudience } from './session.ts';

export interface Rotation {
  /** The session's newest token when it was read. */
  newest: string;
  used: string;
  next: string;
  at: Date;
  expiresAt: Date;
}

export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;

  abstract find(id: string, audience: SignedInAudience): Promise<Session | null>;

  /** False when another request was faster. */
  abstract rotate(id: string, rotation: Rotation): Promise<boolean>;

  /** Its person typed their password. */
  abstract prove(id: string, at: Date): Promise<void>;

  abstract end(id: string, at: Date): Promise<void>;
}

import type { AccountSessionView } from '@shop/contracts/users/views';
import type { AccountId } from '../domain/account.ts';
import type { Session, SignedInAudience } from '../domain/session.ts';

export interface Rotation {
  /** The session's newest token when it was read. */
  newest: string;
  used: string;
  next: string;
  at: Date;
  expiresAt: Date;
}

export interface KnownDevice {
  audience: SignedInAudience;
  personId: string;
  tokenHash: string;
  at: Date;
}

/** The sessions of people, and the devices on which they signed in before. */
export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;

  abstract find(id: string, audience: SignedInAudience): Promise<Session | null>;

  /** False when another request was faster. */
  abstract rotate(id: string, rotation: Rotation): Promise<boolean>;

  /** Its person typed their password. */
  abstract prove(id: string, at: Date): Promise<void>;

  abstract end(id: string, at: Date): Promise<void>;

  /** An account's that are alive, the last used first. @param current the session that asks */
  abstract openOf(account: AccountId, current: string, now: Date): Promise<AccountSessionView[]>;

  /** False when it is not theirs, or not alive. */
  abstract endOwn(account: AccountId, sessionId: string, at: Date): Promise<boolean>;

  /** All but one. */
  abstract endOthers(account: AccountId, kept: string, at: Date): Promise<void>;

  /** Lets a session go on that a new password of its own person would end. */
  abstract carryOver(account: AccountId, sessionId: string): Promise<void>;

  /** The ids of those who signed in on a device since then. */
  abstract peopleOn(audience: SignedInAudience, tokenHash: string, since: Date): Promise<string[]>;

  /** Of a person's many devices the newest are remembered. */
  abstract rememberDevice(device: KnownDevice): Promise<void>;
}

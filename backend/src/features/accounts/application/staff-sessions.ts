import type { StaffSessionView } from '@shop/contracts/users/views';

/** The devices that members of staff are signed in on. */
export abstract class StaffSessions {
  /** Those that are alive, the last used first. @param current the session that asks */
  abstract of(staffId: string, current: string, now: Date): Promise<StaffSessionView[]>;

  /** False when it is not theirs, or not alive. */
  abstract end(staffId: string, sessionId: string, at: Date): Promise<boolean>;

  /** All but one. */
  abstract endOthers(staffId: string, kept: string, at: Date): Promise<void>;

  /** Lets a session go on that a new password of its own person would end. */
  abstract carryOver(staffId: string, sessionId: string): Promise<void>;
}

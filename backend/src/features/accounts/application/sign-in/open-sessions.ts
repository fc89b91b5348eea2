import type { AccountSessionView } from '@shop/contracts/users/views';
import type { AccountId } from '../../domain/account.ts';

/** The devices that people are signed in on. */
export abstract class OpenSessions {
  /** Those that are alive, the last used first. @param current the session that asks */
  abstract of(account: AccountId, current: string, now: Date): Promise<AccountSessionView[]>;

  /** False when it is not theirs, or not alive. */
  abstract end(account: AccountId, sessionId: string, at: Date): Promise<boolean>;

  /** All but one. */
  abstract endOthers(account: AccountId, kept: string, at: Date): Promise<void>;

  /** Lets a session go on that a new password of its own person would end. */
  abstract carryOver(account: AccountId, sessionId: string): Promise<void>;
}

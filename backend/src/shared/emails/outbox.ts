import type { Email } from './emails.ts';

/** So long what can be undone waits before it leaves, s. */
export const UNDO_SECONDS = 10;

/**
 * What leaves the shop, written in the transaction of what it tells: when that is rolled back nothing is sent, and once
 * it stands the e-mail is sent at least once, whatever dies in between. Where no mail is configured nothing is written.
 */
export abstract class Outbox {
  /**
   * One statement, or none.
   * @param about by this it can be withdrawn: `order/…`
   * @param options.canBeUndone waits ten seconds
   */
  abstract post(email: Email, about: string, options?: { canBeUndone?: boolean }): Promise<void>;

  /** Takes back what is about this and has not left. */
  abstract withdraw(about: string): Promise<void>;

  /** Takes back all that is about such things, `reminder/`, and has not left; tells what each was about. */
  abstract withdrawAll(beginning: string): Promise<string[]>;

  /** How many more e-mails about such things may wait to leave, of so many; none where no mail is configured. */
  abstract room(beginning: string, most: number): Promise<number>;
}

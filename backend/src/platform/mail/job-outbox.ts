import { Jobs } from '../jobs/jobs.ts';
import type { Identifiers } from '../../shared/identifiers.ts';
import type { Email } from '../../shared/emails/emails.ts';
import { Outbox, UNDO_SECONDS } from '../../shared/emails/outbox.ts';
import type { Sealing } from '../../shared/sealing.ts';

export const MAIL_QUEUE = 'mail';

/** An e-mail as it waits; its kind stands open for whoever looks after what failed. */
export interface QueuedEmail {
  kind: Email['kind'];
  sealed: string;
}

/** An e-mail is a job: its row is written in the transaction at hand. */
export class JobOutbox extends Outbox {
  constructor(
    private readonly jobs: Jobs,
    private readonly identifiers: Identifiers,
    private readonly sealing: Sealing,
  ) {
    super();
  }

  async post(email: Email, about: string, { canBeUndone = false } = {}): Promise<void> {
    const data: QueuedEmail = { kind: email.kind, sealed: this.sealing.seal(email) };
    const delaySeconds = canBeUndone ? UNDO_SECONDS : 0;
    await this.jobs.add({ id: this.identifiers.uuid(), queue: MAIL_QUEUE, data, about, delaySeconds });
  }

  withdraw(about: string): Promise<void> {
    return this.jobs.withdraw(MAIL_QUEUE, about);
  }

  withdrawAll(beginning: string): Promise<string[]> {
    return this.jobs.withdrawAll(MAIL_QUEUE, beginning);
  }

  async room(beginning: string, most: number): Promise<number> {
    return most - (await this.jobs.unfinished(MAIL_QUEUE, beginning));
  }
}

/** Where no mail server is configured nothing leaves, so nothing is written that would wait for ever. */
export class ClosedOutbox extends Outbox {
  async post(): Promise<void> {}

  async withdraw(): Promise<void> {}

  async withdrawAll(): Promise<string[]> {
    return [];
  }

  async room(): Promise<number> {
    return 0;
  }
}

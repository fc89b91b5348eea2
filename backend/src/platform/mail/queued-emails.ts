import type { Email } from '../../shared/emails/emails.ts';
import type { Sealing } from '../../shared/sealing.ts';
import type { QueuedEmail } from './job-outbox.ts';

/** E-mails that wait, for whoever may know of them. */
export class QueuedEmails {
  constructor(private readonly sealing: Sealing) {}

  open({ sealed }: QueuedEmail): Email | null {
    return this.sealing.open(sealed) as Email | null;
  }

  /** @param data of any job; null for what is no e-mail, or was sealed under another secret */
  recipientOf(data: object | null): string | null {
    const isEmail = data !== null && 'sealed' in data && typeof data.sealed === 'string';
    return isEmail ? (this.open(data as QueuedEmail)?.to ?? null) : null;
  }
}

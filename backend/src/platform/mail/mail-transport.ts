import type { RenderedEmail } from './render-email.ts';

export interface Envelope {
  /** The same at every try, so that whoever gets it twice can tell. */
  messageId: string;
  to: string;
  from: { name: string; address: string };
  replyTo: string;
}

/** Takes e-mails to a mail server. */
export abstract class MailTransport {
  /**
   * @param within ms for all of it; otherwise as long as a job may take
   * @throws UnrecoverableJobError when the server will never take it; any other error when it may later
   */
  abstract send(envelope: Envelope, email: RenderedEmail, within?: number): Promise<void>;
}

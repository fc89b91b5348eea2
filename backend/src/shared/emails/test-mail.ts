/** Sends a mail at once, past the queue, so that whoever asks learns what the mail server says. */
export abstract class TestMail {
  /** Whether there is a mail server to send by. */
  abstract readonly isSetUp: boolean;

  /** @throws DomainError mail-not-set-up, mail-not-sent */
  abstract send(to: string, name: string): Promise<void>;
}

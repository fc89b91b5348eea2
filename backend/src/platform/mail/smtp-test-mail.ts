import { Injectable } from '@nestjs/common';
import { DomainError } from '../../shared/domain-error.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { TestMail } from '../../shared/emails/test-mail.ts';
import { DeliverEmail } from './deliver-email.ts';

/** ms: somebody waits for it, and the frontend gives up after 30 s. */
const LONGEST = 20_000;

@Injectable()
export class SmtpTestMail extends TestMail {
  constructor(
    private readonly deliver: DeliverEmail,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  get isSetUp(): boolean {
    return this.deliver.mail !== null;
  }

  async send(to: string, name: string): Promise<void> {
    const { mail } = this.deliver;
    if (!mail) throw new DomainError('conflict', 'mail-not-set-up', {});
    const email = { kind: 'test-mail', to, facts: { name } } as const;
    await this.deliver.execute(mail, this.identifiers.uuid(), email, LONGEST).catch((error: Error) => {
      throw new DomainError('conflict', 'mail-not-sent', { said: error.message }, { cause: error });
    });
  }
}

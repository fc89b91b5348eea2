import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/config.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Identifiers } from '../../shared/identifiers.ts';
import { Outbox } from '../../shared/emails/outbox.ts';
import { TestMail } from '../../shared/emails/test-mail.ts';
import { DeliverEmail } from './deliver-email.ts';
import { ClosedOutbox, JobOutbox } from './job-outbox.ts';
import { MailTransport } from './mail-transport.ts';
import { Sealing } from '../../shared/sealing.ts';
import { SendEmails } from './send-emails.ts';
import { QueuedEmails } from './queued-emails.ts';
import { SmtpTestMail } from './smtp-test-mail.ts';
import { SmtpTransport } from './smtp-transport.ts';

@Global()
@Module({
  providers: [
    {
      provide: Sealing,
      useFactory: (config: Config) => new Sealing(config.staffJwtSecret, 'outbox'),
      inject: [CONFIG],
    },
    {
      provide: Outbox,
      useFactory: ({ mail }: Config, jobs: Jobs, identifiers: Identifiers, sealing: Sealing) =>
        mail ? new JobOutbox(jobs, identifiers, sealing) : new ClosedOutbox(),
      inject: [CONFIG, Jobs, Identifiers, Sealing],
    },
    {
      provide: MailTransport,
      useFactory: ({ mail }: Config) => mail && new SmtpTransport(mail),
      inject: [CONFIG],
    },
    {
      provide: QueuedEmails,
      useFactory: (sealing: Sealing) => new QueuedEmails(sealing),
      inject: [Sealing],
    },
    DeliverEmail,
    SendEmails,
    { provide: TestMail, useClass: SmtpTestMail },
  ],
  exports: [Outbox, QueuedEmails, TestMail],
})
export class MailModule {}

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { UnrecoverableJobError, JobRunner } from '../jobs/job-runner.ts';
import { DeliverEmail } from './deliver-email.ts';
import { MAIL_QUEUE, type QueuedEmail } from './job-outbox.ts';
import { QueuedEmails } from './queued-emails.ts';

/** Sends the e-mails that wait. */
@Injectable()
export class SendEmails implements OnModuleInit {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly runner: JobRunner,
    private readonly queuedEmails: QueuedEmails,
    private readonly deliver: DeliverEmail,
  ) {}

  onModuleInit(): void {
    const { mail } = this.deliver;
    if (!mail) {
      this.logger.log('No mail server is configured (SMTP_HOST): no e-mail leaves the shop');
      return;
    }
    this.runner.handle(MAIL_QUEUE, async ({ id, data }) => {
      const email = this.queuedEmails.open(data as QueuedEmail);
      if (!email) throw new UnrecoverableJobError('It was sealed under another secret');
      await this.deliver.execute(mail, id, email);
    });
  }
}

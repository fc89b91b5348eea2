import { accountLinkPath } from '@shop/contracts/rules/account-links';
import { CLOSED_PATH } from '@shop/contracts/rules/season/closure';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CONFIG, type Config } from '../../config/config.ts';
import { UnrecoverableJobError, JobRunner } from '../jobs/job-runner.ts';
import { MailTexts } from '../../shared/emails/mail-texts.ts';
import { Signature } from '../../shared/emails/signature.ts';
import { MAIL_QUEUE, type QueuedEmail } from './job-outbox.ts';
import { MailTransport } from './mail-transport.ts';
import { QueuedEmails } from './queued-emails.ts';
import { renderEmail } from './render-email.ts';
import type { Links } from './words/en.ts';

/** Renders the e-mails that wait and sends them. */
@Injectable()
export class SendEmails implements OnModuleInit {
  private readonly logger = new Logger('Mail');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly runner: JobRunner,
    private readonly queuedEmails: QueuedEmails,
    private readonly transport: MailTransport,
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    const { mail, publicUrl } = this.config;
    if (!mail) {
      this.logger.log('No mail server is configured (SMTP_HOST): no e-mail leaves the shop');
      return;
    }
    const links: Links = {
      order: (token) => `${publicUrl}/order/${encodeURIComponent(token)}`,
      account: (audience, kind, token) => publicUrl + accountLinkPath(audience, kind, token),
      dashboard: () => `${publicUrl}/admin/dashboard`,
      priceList: () => `${publicUrl}/quick-order`,
      passbook: (token) => `${publicUrl}/passbook/${encodeURIComponent(token)}`,
      forgetReminder: (token) => `${publicUrl}${CLOSED_PATH}?forget=${token}`,
    };
    this.runner.handle(MAIL_QUEUE, async ({ id, data }) => {
      const email = this.queuedEmails.open(data as QueuedEmail);
      if (!email) throw new UnrecoverableJobError('It was sealed under another secret');
      // The features of the settings and the texts stand above this room, and fill its ports.
      const signature = await this.modules.get(Signature, { strict: false }).current();
      const own = await this.modules.get(MailTexts, { strict: false }).of(email.kind);
      const envelope = {
        messageId: `<${id}@${mail.from.split('@')[1]}>`,
        to: email.to,
        from: { name: signature.name, address: mail.from },
        replyTo: signature.email,
      };
      await this.transport.send(envelope, renderEmail(email, signature, links, own));
    });
  }
}

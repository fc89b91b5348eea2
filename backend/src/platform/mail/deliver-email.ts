import { accountLinkPath } from '@shop/contracts/rules/account-links';
import { inLanguage, type Language } from '@shop/contracts/rules/language';
import { CLOSED_PATH } from '@shop/contracts/rules/season/closure';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CONFIG, type Config } from '../../config/config.ts';
import type { MailConfig } from '../../config/mail-config.ts';
import type { Email } from '../../shared/emails/emails.ts';
import { MailTexts } from '../../shared/emails/mail-texts.ts';
import { Signature } from '../../shared/emails/signature.ts';
import { MailTransport } from './mail-transport.ts';
import { languageOf, renderEmail } from './render-email.ts';
import type { Links } from './words/wording.ts';

/** Renders an e-mail and takes it to the mail server. */
@Injectable()
export class DeliverEmail {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly transport: MailTransport,
    private readonly modules: ModuleRef,
  ) {}

  private linksIn(language: Language): Links {
    const { publicUrl } = this.config;
    const page = (plain: string) => publicUrl + inLanguage(language, plain);
    return {
      order: (token) => page(`/order/${encodeURIComponent(token)}`),
      account: (audience, kind, token) => publicUrl + accountLinkPath(audience, kind, token),
      dashboard: () => `${publicUrl}/admin/dashboard`,
      priceList: () => page('/quick-order'),
      passbook: (token) => page(`/passbook/${encodeURIComponent(token)}`),
      forgetReminder: (token) => page(`${CLOSED_PATH}?forget=${token}`),
    };
  }

  /** Null: no e-mail leaves the shop. */
  get mail(): MailConfig | null {
    return this.config.mail;
  }

  /** @param within ms for all of it, where somebody waits for it */
  async execute(mail: MailConfig, id: string, email: Email, within?: number): Promise<void> {
    // The features of the settings and the texts stand above this room, and fill its ports.
    const signature = await this.modules.get(Signature, { strict: false }).current();
    const language = languageOf(email);
    const own = await this.modules.get(MailTexts, { strict: false }).of(email.kind, language);
    const envelope = {
      messageId: `<${id}@${mail.from.split('@')[1]}>`,
      to: email.to,
      from: { name: signature.name, address: mail.from },
      replyTo: signature.email,
    };
    await this.transport.send(envelope, renderEmail(email, signature, this.linksIn(language), own), within);
  }
}

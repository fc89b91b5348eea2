import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contracts/rules/language';
import { TEXT_IDS } from '@shop/contracts/rules/texts/shop-texts';
import type { EmailKind } from '../../../shared/emails/emails.ts';
import { MailTexts, type MailText } from '../../../shared/emails/mail-texts.ts';
import { PageTexts } from '../application/page-texts.ts';

/** E-mails say what the texts of the shop say now. */
@Injectable()
export class OwnMailTexts extends MailTexts {
  constructor(private readonly texts: PageTexts) {
    super();
  }

  async of(kind: EmailKind, language: Language): Promise<MailText | null> {
    const id = TEXT_IDS.find((each) => each === `mail-${kind}`);
    return id ? this.texts.read(id, language) : null;
  }
}

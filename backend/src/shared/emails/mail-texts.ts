import type { Language } from '@shop/contracts/rules/language';
import type { EmailKind } from './emails.ts';

/** What an e-mail says in the owner's words; what its facts say stands in braces. */
export interface MailText {
  subject: string;
  /** Paragraphs, with an empty line between them. */
  body: string;
}

/** Filled by whoever keeps the texts of the shop. */
export abstract class MailTexts {
  /** Null of e-mails that the owner has no words of her own for: those to staff and referrers. */
  abstract of(kind: EmailKind, language: Language): Promise<MailText | null>;
}

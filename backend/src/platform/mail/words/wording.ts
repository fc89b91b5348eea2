import type { AccountLinkKind } from '@shop/contracts/users/views';
import type { EmailFacts, EmailKind } from '../../../shared/emails/emails.ts';

/** What an e-mail says, before it becomes text and HTML. */
export interface Wording {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A name and a value a line. */
  details: [name: string, value: string][];
  link: { label: string; url: string } | null;
  /** Said last, in small letters. */
  note: string | null;
  /** Under the note, for who wants no e-mail. */
  leave?: { label: string; url: string };
}

/** Where the links of e-mails lead. */
export interface Links {
  order(token: string): string;
  passbook(token: string): string;
  account(audience: 'admin' | 'referrer', kind: AccountLinkKind, token: string): string;
  dashboard(): string;
  priceList(): string;
  forgetReminder(token: string): string;
}

/** What the owner's text of an e-mail says, with its pieces filled in. */
export type OwnWords = (pieces: Readonly<Record<string, string>>) => Pick<Wording, 'subject' | 'paragraphs'>;

export type Wordings = {
  [Kind in EmailKind]: (facts: EmailFacts[Kind], links: Links, own: OwnWords) => Wording;
};

/** Staff and referrers, whose pages are in English, are written to in English. */
export type CustomerKind = Extract<EmailKind, `order-${string}` | 'shop-open' | 'passbook-ends'>;

import type { Language } from '@shop/contracts/rules/language';
import { fillIn } from '@shop/contracts/rules/texts/fill-in';
import type { Email, EmailFacts } from '../../shared/emails/emails.ts';
import type { MailText } from '../../shared/emails/mail-texts.ts';
import type { ShopSignature } from '../../shared/emails/signature.ts';
import { wordings as english } from './words/en.ts';
import { wordings as tamil } from './words/ta.ts';
import type { Links, OwnWords, Wording, Wordings } from './words/wording.ts';

/** What a language does not say is said in English. */
const WORDINGS: Record<Language, Wordings> = { en: english, ta: { ...english, ...tamil } };

/** An e-mail as it is handed to a mail server, its addresses apart. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  /** Where whoever gets it says that they want none; a header, too. */
  list?: { unsubscribe: string };
}

/**
 * The e-mail in words, signed by the shop: the same in plain text and in simple HTML.
 * @param own what the owner says in it; null of one that she has no words of her own for
 */
export function renderEmail(
  email: Email,
  signature: ShopSignature,
  links: Links,
  own: MailText | null,
): RenderedEmail {
  const wording = wordingOf(email, links, own);
  return {
    subject: oneLine(wording.subject),
    text: textOf(wording, signature),
    html: htmlOf(wording, signature, languageOf(email)),
    ...(wording.leave && { list: { unsubscribe: wording.leave.url } }),
  };
}

/** What waits from a release before says none. */
export const languageOf = ({ language = 'en' }: Email): Language => language;

function wordingOf(email: Email, links: Links, own: MailText | null): Wording {
  const { kind, facts } = email;
  // An e-mail's kind and facts belong together by its type, which the look-up by kind loses.
  const word = WORDINGS[languageOf(email)][kind] as (
    facts: EmailFacts[typeof kind],
    links: Links,
    own: OwnWords,
  ) => Wording;
  return word(facts, links, (pieces) => ({
    subject: fillIn(own?.subject ?? '', pieces),
    paragraphs: (own?.body ?? '').split(/\n\s*\n/).map((paragraph) => fillIn(paragraph, pieces)),
  }));
}

/** What people typed must not become a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ').trim();
}

function signed({ name, address, phone, email }: ShopSignature): string[] {
  return [name, address, `${phone} · ${email}`];
}

function textOf(
  { greeting, paragraphs, details, link, note, leave }: Wording,
  signature: ShopSignature,
): string {
  const blocks = [
    greeting,
    ...paragraphs,
    details.map(([name, value]) => `${name}: ${value}`).join('\n'),
    link ? `${link.label}:\n${link.url}` : '',
    note ?? '',
    leave ? `${leave.label}:\n${leave.url}` : '',
    `-- \n${signed(signature).join('\n')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const PAGE = 'margin:0;padding:24px;background:#f7f5ef;font:16px/1.5 sans-serif;color:#1c2a20';
const CARD =
  'max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #ddd8cc;border-radius:8px';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1d6b3a;color:#fff;text-decoration:none;border-radius:6px';
const SMALL = 'font-size:13px;color:#5b665e';

function htmlOf(
  { greeting, paragraphs, details, link, note, leave }: Wording,
  signature: ShopSignature,
  language: Language,
): string {
  const rows = details.map(
    ([name, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#5b665e">${escape(name)}</td><td>${escape(value)}</td></tr>`,
  );
  const parts = [
    `<p>${escape(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`),
    rows.length > 0 ? `<table style="border-collapse:collapse">${rows.join('')}</table>` : '',
    link ? `<p><a href="${escape(link.url)}" style="${BUTTON}">${escape(link.label)}</a></p>` : '',
    note ? `<p style="${SMALL}">${escape(note)}</p>` : '',
    leave ? `<p style="${SMALL}"><a href="${escape(leave.url)}">${escape(leave.label)}</a></p>` : '',
    `<p style="${SMALL}">${signed(signature).map(escape).join('<br>')}</p>`,
  ];
  return `<!doctype html><html lang="${language}-IN"><body style="${PAGE}"><div style="${CARD}">${parts.join('\n')}</div></body></html>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');
}

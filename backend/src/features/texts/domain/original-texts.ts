import {
  TEXT_LANGUAGES,
  type MailTextId,
  type MessageId,
  type TextId,
  type TextLanguage,
  type TextEntry,
} from '@shop/contracts/rules/texts/shop-texts';
import { ABOUT } from './originals/about.ts';
import { MAILS } from './originals/mails.ts';
import { MESSAGES } from './originals/messages.ts';
import {
  CLOSED_HEADLINE,
  CLOSED_ORDERS,
  CLOSED_REMINDER,
  HOME_HEADLINE,
  HOME_SENTENCE,
} from './originals/pages.ts';
import { PRIVACY } from './originals/privacy.ts';
import { REFUND, TERMS } from './originals/refund.ts';

const only = (body: string): TextEntry => ({ subject: '', body });

/** The texts that come with the shop; one in English there is of each. */
const ORIGINALS: Record<TextId, { en: TextEntry } & Partial<Record<TextLanguage, TextEntry>>> = {
  'home-headline': { en: only(HOME_HEADLINE) },
  'home-sentence': { en: only(HOME_SENTENCE) },
  about: { en: only(ABOUT) },
  refund: { en: only(REFUND) },
  terms: { en: only(TERMS) },
  privacy: { en: only(PRIVACY) },
  'closed-headline': { en: only(CLOSED_HEADLINE) },
  'closed-reminder': { en: only(CLOSED_REMINDER) },
  'closed-orders': { en: only(CLOSED_ORDERS) },
  ...mails(),
  ...messages(),
};

function mails(): Record<MailTextId, { en: TextEntry }> {
  const entries = Object.entries(MAILS).map(([id, en]) => [id, { en }]);
  return Object.fromEntries(entries) as ReturnType<typeof mails>;
}

function messages(): Record<MessageId, { en: TextEntry; ta?: TextEntry }> {
  const entries = Object.entries(MESSAGES).map(([id, { en, ta }]) => [
    id,
    { en: only(en), ...(ta && { ta: only(ta) }) },
  ]);
  return Object.fromEntries(entries) as ReturnType<typeof messages>;
}

/** Null where the text is not there in this language yet. */
export function originalText(id: TextId, language: TextLanguage): TextEntry | null {
  return ORIGINALS[id][language] ?? null;
}

export function languagesOf(id: TextId): TextLanguage[] {
  return TEXT_LANGUAGES.filter((language) => originalText(id, language) !== null);
}

import { LANGUAGES, type Language } from '@shop/contracts/rules/language';
import {
  type MailTextId,
  type MessageId,
  type ShopperMessageId,
  type TextId,
  type TextEntry,
} from '@shop/contracts/rules/texts/shop-texts';
import { ABOUT } from './originals/about.ts';
import { MAILS } from './originals/mails.ts';
import { TAMIL_MAILS } from './originals/mails-ta.ts';
import { MESSAGES } from './originals/messages.ts';
import { PRIVACY } from './originals/privacy.ts';
import { REFUND, TERMS } from './originals/refund.ts';

const only = (body: string): TextEntry => ({ subject: '', body });

/** The texts that come with the shop; one in English there is of each. */
const ORIGINALS: Record<TextId, { en: TextEntry } & Partial<Record<Language, TextEntry>>> = {
  'home-headline': { en: only('{city} crackers at honest prices') },
  'home-sentence': {
    en: only('One price list, true net rates, and everything that stands on the box. {order-in-short}'),
  },
  about: { en: only(ABOUT) },
  refund: { en: only(REFUND) },
  terms: { en: only(TERMS) },
  privacy: { en: only(PRIVACY) },
  'closed-headline': { en: only('The sale is closed') },
  'closed-reminder': { en: only('One message on the day the new price list is out, and nothing else.') },
  'closed-orders': {
    en: only('Orders go on as agreed. Look yours up by its number and the phone you gave.'),
  },
  ...mails(),
  ...messages(),
};

function mails(): Record<MailTextId, Record<Language, TextEntry>> {
  const entries = Object.entries(MAILS).map(([id, en]) => [id, { en, ta: TAMIL_MAILS[id as MailTextId] }]);
  return Object.fromEntries(entries) as ReturnType<typeof mails>;
}

function messages(): Record<MessageId | ShopperMessageId, { en: TextEntry; ta?: TextEntry }> {
  const entries = Object.entries(MESSAGES).map(([id, { en, ta }]) => [
    id,
    { en: only(en), ...(ta && { ta: only(ta) }) },
  ]);
  return Object.fromEntries(entries) as ReturnType<typeof messages>;
}

/** Null where the text is not there in this language yet. */
export function originalText(id: TextId, language: Language): TextEntry | null {
  return ORIGINALS[id][language] ?? null;
}

export function languagesOf(id: TextId): Language[] {
  return LANGUAGES.filter((language) => originalText(id, language) !== null);
}

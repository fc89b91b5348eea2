import type { Language } from '@shop/contracts/rules/language';
import type { TextGroup, TextId } from '@shop/contracts/rules/texts/shop-texts';

/** What the texts of the shop are called. */
export const words = {
  groups: {
    home: 'Home page',
    pages: 'Pages',
    closed: 'Closed page',
    mails: 'E-mails',
    whatsapp: 'WhatsApp',
  } satisfies Record<TextGroup, string>,
  names: {
    'home-headline': 'Headline',
    'home-sentence': 'Sentence under the headline',
    about: 'About us',
    refund: 'Refunds and cancellation',
    terms: 'Terms',
    privacy: 'Privacy',
    'closed-headline': 'Headline',
    'closed-reminder': 'What is said about the reminder',
    'closed-orders': 'What is said about orders',
    'mail-order-received': 'The order has arrived',
    'mail-order-confirmed': 'The order is confirmed',
    'mail-order-dispatched': 'The order is on the lorry',
    'mail-order-lorry-corrected': 'The lorry’s details are corrected',
    'mail-order-reopened': 'The order is taken up again',
    'mail-order-merged': 'Two orders are one',
    'mail-order-change-proposed': 'A change is proposed',
    'mail-order-changed': 'The change asked for is made',
    'mail-order-change-declined': 'What was asked for is declined',
    'mail-order-claim-answered': 'Broken or missing: our answer',
    'mail-order-cancelled': 'The order is cancelled',
    'mail-shop-open': 'The shop is open',
    'mail-passbook-ends': 'The year of a passbook ends',
    'whatsapp-order': 'About an order',
    'whatsapp-call': 'Nobody answered the call',
    'whatsapp-change': 'Not everything is there',
    'whatsapp-dispatched': 'On the lorry',
    'whatsapp-open': 'The shop is open',
    'whatsapp-due': 'An instalment is due',
    'whatsapp-year-ends': 'The year of a passbook ends',
    'whatsapp-passbook': 'The link of a passbook',
    'whatsapp-share': 'A referrer’s invitation',
    'whatsapp-placed': 'A referrer’s order for a customer',
    'shopper-order': 'What a shopper writes to you about an order',
    'shopper-passbook': 'What a member writes to you about a passbook',
  } satisfies Record<TextId, string>,
  languages: { en: 'English', ta: 'Tamil' } satisfies Record<Language, string>,
} as const;

const GROUPS: readonly [beginning: string, group: TextGroup][] = [
  ['home-', 'home'],
  ['closed-', 'closed'],
  ['mail-', 'mails'],
  ['whatsapp-', 'whatsapp'],
  ['shopper-', 'whatsapp'],
];

export function isText(key: string): key is TextId {
  return Object.hasOwn(words.names, key);
}

/** A text where its group does not stand over it: “Headline (Home page)”, “On the lorry (WhatsApp, Tamil)”. */
export function textName(id: TextId, language: Language = 'en'): string {
  const group = GROUPS.find(([beginning]) => id.startsWith(beginning))?.[1];
  const where = [group && words.groups[group], language !== 'en' && words.languages[language]].filter(
    Boolean,
  );
  return where.length > 0 ? `${words.names[id]} (${where.join(', ')})` : words.names[id];
}

import {
  TEXT_IDS,
  textKind,
  type TextGroup,
  type TextId,
  type TextLanguage,
} from '@shop/contracts/rules/texts/shop-texts';
import type { TextVersionView } from '@shop/contracts/texts/views';
import { formatInstant } from '@shop/contracts/rules/days';

/** The texts of the shop, as staff write them. */
export const words = {
  title: 'Texts of the shop',
  intro:
    'What shoppers read in your own words. What stands in braces, such as {shop}, the shop fills in by itself. Each version is kept.',
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
  } satisfies Record<TextId, string>,
  helps: {
    refund: 'It binds you: what it promises, customers may ask for.',
    terms: 'It binds you. Each order keeps the terms as they were when it was sent.',
    privacy: 'How long something is kept is filled in from what the shop really does.',
    'closed-headline': 'The season’s own message stands in the settings of the season.',
  } as Partial<Record<TextId, string>>,
  languages: { en: 'English', ta: 'Tamil' } satisfies Record<TextLanguage, string>,
  inLanguage: { en: 'In English', ta: 'In Tamil' } satisfies Record<TextLanguage, string>,
  own: 'Own words',
  original: 'As it came with the shop',
  last: ({ savedAt, savedBy }: Pick<TextVersionView, 'savedAt' | 'savedBy'>) =>
    `${formatInstant(savedAt)}, ${savedBy}`,
  form: 'Wording',
  fields: { subject: 'Subject', body: 'Text' },
  pieces: 'The shop fills in',
  piecesHelp: 'Press one to put it where you write.',
  keeps: (pieces: readonly string[]) => `It must keep ${pieces.map((piece) => `{${piece}}`).join(' and ')}.`,
  /** What a piece stands for. */
  meanings: {
    shop: 'name of the shop',
    city: 'city of the shop',
    phone: 'first phone number',
    since: 'year the shop began',
    company: 'legal name',
    address: 'address with city and PIN code',
    phones: 'all phone numbers',
    whatsapp: 'WhatsApp number',
    email: 'e-mail address',
    licence: 'licence number',
    'licence-until': 'last day of the licence',
    gstin: 'GSTIN',
    minimum: 'smallest minimum order',
    festival: 'the festival of the season',
    'how-you-order': 'how orders are taken now',
    'order-in-short': 'how to order, in one sentence',
    agreement: 'when a sale is agreed',
    measuring: 'whether visits are counted',
    'kept-books': 'how long the books are kept',
    'kept-unpaid': 'how long orders without money are kept',
    'kept-messages': 'how long messages are kept',
    'kept-told': 'how long reminders are kept once told',
    'kept-reminders': 'how long other reminders are kept',
    'kept-transfers': 'how long other people’s transfers are kept',
    'kept-backups': 'how long backups are kept',
    payment: 'how to pay, or that all is paid',
    into: 'number of the order that goes on',
    name: 'name of the customer',
    number: 'number of the order',
    total: 'total of the order',
    link: 'link to the page',
    lines: 'what there would be of each item',
    transporter: 'name of the transporter',
    receipt: 'lorry receipt with its number',
    parcels: 'how many parcels',
    scheme: 'name of the scheme',
    amount: 'the amount',
    day: 'the day',
  } as Readonly<Record<string, string>>,
  /** In a preview, of what is known of one order or one person alone. */
  examples: {
    payment: 'How to pay is on its page. Please pay only to the account that is shown there.',
    into: 'DS26-00057',
    name: 'Meenakshi',
    number: 'DS26-00042',
    total: '₹4,250',
    link: 'https://…',
    lines: 'Red sparklers: 5 instead of 8',
    transporter: 'KPN Parcel Service',
    receipt: 'LR 7788',
    parcels: '3 parcels',
    scheme: 'Deepavali Savings',
    amount: '₹500',
    day: '20 Oct 2026',
  } as Readonly<Record<string, string>>,
  preview: 'Preview',
  previewEmpty: 'Nothing to show yet.',
  takeOriginal: 'Back to the text that came with the shop',
  taken: 'It stands in the form now. Save to use it.',
  history: (versions: number) => (versions === 1 ? 'One saved version' : `${versions} saved versions`),
  version: ({ isOwn, ...saved }: TextVersionView) =>
    `${formatInstant(saved.savedAt)}, ${saved.savedBy}${isOwn ? '' : ': back to the text that came with the shop'}`,
  show: 'Show',
  showOf: (saved: TextVersionView) => `Show the version of ${formatInstant(saved.savedAt)}`,
  takeVersion: 'Put it into the form',
} as const;

export function isText(key: string): key is TextId {
  return (TEXT_IDS as readonly string[]).includes(key);
}

/** A text where its group does not stand over it: “Headline (Home page)”, “On the lorry (WhatsApp, Tamil)”. */
export function textName(id: TextId, language: TextLanguage = 'en'): string {
  const { group } = textKind(id);
  const where = [
    group !== 'pages' && words.groups[group],
    language !== 'en' && words.languages[language],
  ].filter(Boolean);
  return where.length > 0 ? `${words.names[id]} (${where.join(', ')})` : words.names[id];
}

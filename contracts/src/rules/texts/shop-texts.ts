import type { TextLimit } from '../limits.ts';

/** `line`: one line; `long`: paragraphs; `rich`: HTML; `mail`: a subject and paragraphs. */
export type TextForm = 'line' | 'long' | 'rich' | 'mail';

/** A text as it stands in its form; only a mail has a subject. */
export interface TextEntry {
  subject: string;
  body: string;
}

export const TEXT_GROUPS = ['home', 'pages', 'closed', 'mails', 'whatsapp'] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

export interface TextKind {
  group: TextGroup;
  form: TextForm;
  limit: TextLimit;
  /** What may stand in it in braces. */
  pieces: readonly string[];
  /** Which of them must. */
  keeps: readonly string[];
}

/** What the settings say of the shop. */
const SHOP = ['shop', 'city', 'phone', 'since'] as const;
const PAGE = [
  ...SHOP,
  'company',
  'address',
  'phones',
  'whatsapp',
  'email',
  'licence',
  'licence-until',
  'gstin',
  'minimum',
  'festival',
] as const;
/** How long something is kept: what the shop really does. */
const KEPT = [
  'kept-books',
  'kept-unpaid',
  'kept-messages',
  'kept-told',
  'kept-reminders',
  'kept-transfers',
  'kept-photos',
  'kept-backups',
] as const;

const line = (group: TextGroup, max: number, pieces: readonly string[] = SHOP): TextKind => ({
  group,
  form: 'line',
  limit: { min: 1, max },
  pieces,
  keeps: [],
});
const long = (group: TextGroup, pieces: readonly string[] = SHOP): TextKind => ({
  group,
  form: 'long',
  limit: { min: 1, max: 500 },
  pieces,
  keeps: [],
});
const page = (...pieces: readonly string[]): TextKind => ({
  group: 'pages',
  form: 'rich',
  limit: { min: 1, max: 40_000 },
  pieces: [...PAGE, ...pieces],
  keeps: [],
});

const mail = (...pieces: readonly string[]): TextKind => ({
  group: 'mails',
  form: 'mail',
  limit: { min: 1, max: 2_000 },
  pieces: [...SHOP, ...pieces],
  keeps: [],
});

/** @param keeps what it cannot do without */
const message = (pieces: readonly string[], keeps: readonly string[]): TextKind => ({
  group: 'whatsapp',
  form: 'long',
  limit: { min: 1, max: 800 },
  pieces: [...SHOP, ...pieces],
  keeps,
});

/** The texts that the owner may say in words of her own, in the order in which they stand. */
export const SHOP_TEXTS = {
  'home-headline': line('home', 160, [...SHOP, 'festival']),
  'home-sentence': long('home', [...SHOP, 'festival', 'minimum', 'order-in-short']),
  about: page('how-you-order'),
  refund: page(),
  terms: page('agreement'),
  privacy: page('measuring', ...KEPT),
  'closed-headline': line('closed', 80, [...SHOP, 'festival']),
  'closed-reminder': long('closed'),
  'closed-orders': long('closed'),
  'mail-order-received': mail('name', 'number', 'total'),
  'mail-order-confirmed': { ...mail('name', 'number', 'total', 'payment'), keeps: ['payment'] },
  'mail-order-dispatched': mail('name', 'number'),
  'mail-order-lorry-corrected': mail('name', 'number'),
  'mail-order-reopened': mail('name', 'number'),
  'mail-order-merged': { ...mail('name', 'number', 'into'), keeps: ['into'] },
  'mail-order-change-proposed': mail('name', 'number', 'total'),
  'mail-order-changed': mail('name', 'number', 'total'),
  'mail-order-change-declined': mail('name', 'number'),
  'mail-order-claim-answered': mail('name', 'number'),
  'mail-order-cancelled': mail('name', 'number'),
  'mail-shop-open': mail(),
  'mail-passbook-ends': { ...mail('name', 'number', 'amount', 'day'), keeps: ['amount', 'day'] },
  'whatsapp-order': message(['name', 'number', 'link'], ['link']),
  'whatsapp-call': message(['name', 'number', 'total', 'link'], ['number']),
  'whatsapp-change': message(['name', 'number', 'lines', 'total', 'link'], ['lines', 'link']),
  'whatsapp-dispatched': message(
    ['name', 'number', 'transporter', 'receipt', 'parcels', 'link'],
    ['receipt'],
  ),
  'whatsapp-open': message(['link'], ['link']),
  'whatsapp-due': message(['name', 'scheme', 'amount', 'link'], ['amount', 'link']),
  'whatsapp-year-ends': message(['name', 'amount', 'day', 'link'], ['amount', 'day']),
  'whatsapp-passbook': message(['name', 'link'], ['link']),
  'whatsapp-share': message(['link'], ['link']),
  'whatsapp-placed': message(['name', 'number', 'link'], ['number', 'link']),
  'shopper-order': message(['number', 'total', 'link'], ['number']),
  'shopper-passbook': message(['number', 'link'], ['number']),
} as const satisfies Record<string, TextKind>;

export type TextId = keyof typeof SHOP_TEXTS;
export const TEXT_IDS = Object.keys(SHOP_TEXTS) as readonly TextId[];

export function textKind(id: TextId): TextKind {
  return SHOP_TEXTS[id];
}

/** What e-mails to customers say, by the kind of the e-mail. */
export type MailTextId = Extract<TextId, `mail-${string}`>;

/** What is sent by hand to one person, filled in where it is sent. */
export type MessageId = Extract<TextId, `whatsapp-${string}`>;
export const MESSAGE_IDS = TEXT_IDS.filter((id): id is MessageId => id.startsWith('whatsapp-'));

/** What shoppers find written when they write to the shop. */
export type ShopperMessageId = Extract<TextId, `shopper-${string}`>;

const PAGE_GROUPS: readonly TextGroup[] = ['home', 'pages', 'closed'];
/** The texts that pages are made of. */
export const PAGE_TEXT_IDS = TEXT_IDS.filter(
  (id) => PAGE_GROUPS.includes(textKind(id).group) || id.startsWith('shopper-'),
);

/** The subject of a mail. */
export const MAIL_SUBJECT: TextLimit = { min: 1, max: 120 };

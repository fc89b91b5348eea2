import type { TextLimit } from '../limits.ts';

export const TEXT_LANGUAGES = ['en', 'ta'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** `line`: one line; `long`: paragraphs; `rich`: HTML; `mail`: a subject and paragraphs. */
export type TextForm = 'line' | 'long' | 'rich' | 'mail';

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
} as const satisfies Record<string, TextKind>;

export type TextId = keyof typeof SHOP_TEXTS;
export const TEXT_IDS = Object.keys(SHOP_TEXTS) as readonly TextId[];

export function textKind(id: TextId): TextKind {
  return SHOP_TEXTS[id];
}

/** The texts that pages and messages are made of in the browser. */
export const PAGE_TEXT_IDS = TEXT_IDS.filter((id) => textKind(id).form !== 'mail');

/** The subject of a mail. */
export const MAIL_SUBJECT: TextLimit = { min: 1, max: 120 };

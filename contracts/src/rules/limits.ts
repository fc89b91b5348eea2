/** How short and how long a text may be, characters; a shortest of 0 lets it be empty. */
export interface TextLimit {
  readonly min: number;
  readonly max: number;
}

/** The most different products, and the most of one, that an order holds. */
export const MOST_LINES = 500;
export const MOST_OF_ONE = 9_999;
/** ₹1 crore in paise: more than any order, less than what overflows a sum. */
export const MOST_PAISE = 1_000_000_000;
/** The most that a limit on a number of orders may be set to. */
export const MOST_ORDERS = 1_000_000;
/** How long an order may reserve its goods unconfirmed, and what may turn the breaker on. */
export const RESERVING = {
  hours: { min: 1, max: 720 },
  percent: { min: 1, max: 100 },
  minutes: { min: 1, max: 120 },
} as const;
/** So many orders are cancelled by one request: its answer comes soon. */
export const MOST_TOGETHER = 20;
/** Lists that may be long are counted so far; beyond it they say “1,000+”. */
export const MOST_COUNTED = 1_000;
/** The most rows of a file or a sheet; they come in parts of so many bytes, each a body of its own. */
export const MOST_SHEET_ROWS = 5_000;
export const SHEET_PART_BYTES = 128 * 1024;
export const MOST_SHEET_PARTS = 100;
export const MOST_SHEET_COLUMNS = 40;
/** The most rows of one exported file; more are refused rather than cut off. */
export const MOST_EXPORTED = 10_000;
/** The most lists of filters that one person may give names to, over all lists. */
export const MOST_SAVED_VIEWS = 100;
/** What happens by itself at a time chosen waits so many days at most. */
export const MOST_DAYS_AHEAD = 60;
/** The most days after collection in which customers tell of broken or missing goods: so long a device is known by its order. */
export const MOST_CLAIM_DAYS = 10;
/** The number of an e-way bill. */
export const EWAY_BILL = /^\d{12}$/;
/** The most orders of one lorry sheet. */
export const MOST_LOADED = 200;
/** The most parcels of one dispatch. */
export const MOST_PARCELS = 999;

/** A mobile number, as it is kept. */
export const MOBILE_DIGITS = /^[6-9]\d{9}$/;

/** The number of an order, as it is kept. */
export const ORDER_NUMBER = /^[A-Z]{2,4}\d{2}-\d{5,8}$/;

/** What an item code, the last part of an address, the key of an upload and the GST code of a state look like. */
export const ITEM_CODE = /^[A-Z0-9][A-Z0-9-]{0,19}$/;
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const UPLOAD_KEY = /^[a-z0-9-]{1,80}$/;
export const STATE_CODE = /^\d{2}$/;
/** In the link that takes an address off the list of reminders. */
export const REMINDER_TOKEN = /^[\w-]{1,200}$/;
/** The place of a page in a list, as the server wrote it. */
export const CURSOR = /^[\w-]{1,1000}$/;

/** What the settings of the shop look like, spelled as they are kept. */
export const ORDER_PREFIX = /^[A-Z]{2,4}$/;
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/;
export const UPI_ID = /^[\w.-]{2,64}@[A-Za-z]{2,32}$/;
/** Of a bank's account; zeros alone are none. */
export const ACCOUNT_NUMBER = /^(?=.*[1-9])\d{6,18}$/;
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,10}$/;
/** Years of a season, and in which a shop may have begun. */
export const SEASON_YEARS = { min: 2020, max: 2099 } as const;
export const SHOP_YEARS = { min: 1900, max: 2099 } as const;
export const MOST_PHONES = 5;
export const MOST_REDIRECTS = 200;

/** A referrer's code as it is stored, and the permanent account number of a taxpayer. */
export const REFERRAL_CODE = /^[A-Z0-9]{4,12}$/;
export const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** The number of who deducts tax, and what a challan is known by: the bank's branch and a serial. */
export const TAN = /^[A-Z]{4}\d{5}[A-Z]$/;
export const BSR_CODE = /^\d{7}$/;
export const CHALLAN_SERIAL = /^\d{5}$/;
/** The most transfers of one batch. */
export const MOST_PAYOUTS = 500;
/** The most financial years whose tax is told. */
export const MOST_TAX_YEARS = 20;
export const TAX_YEAR = /^20\d{2}-\d{2}$/;

/** What people type: request classes refuse what is longer, boxes take no more, stored drafts are cut. */
export const TEXT = {
  personName: { min: 2, max: 80 },
  tradeName: { min: 2, max: 120 },
  email: { min: 3, max: 120 },
  /** A phone number as it is pasted: a box cuts what is longer, with `+91` and a space after each digit it must fit. */
  phone: { min: 10, max: 40 },
  address: { min: 5, max: 300 },
  city: { min: 2, max: 60 },
  district: { min: 2, max: 60 },
  remarks: { min: 0, max: 500 },
  referralCode: { min: 1, max: 40 },
  search: { min: 1, max: 100 },
  contactMessage: { min: 5, max: 2000 },
  password: { min: 1, max: 200 },
  /** One that is set anew; older ones may be shorter. */
  newPassword: { min: 12, max: 200 },
  /** Six digits from a telephone, or a recovery code with its dashes. */
  oneTimeCode: { min: 6, max: 30 },
  /** A box that people do not see. */
  trap: { min: 0, max: 500 },
} as const satisfies Record<string, TextLimit>;

/** What staff type about an order. */
export const DESK_TEXT = {
  /** In the palette; fewer letters find too much. */
  find: { min: 3, max: 80 },
  search: { min: 0, max: 80 },
  transporter: { min: 2, max: 80 },
  lrNumber: { min: 1, max: 40 },
  reason: { min: 3, max: 300 },
  note: { min: 1, max: 1000 },
  answer: { min: 1, max: 2000 },
  paymentReference: { min: 4, max: 40 },
  paymentNote: { min: 0, max: 300 },
} as const satisfies Record<string, TextLimit>;

/** What is entered of referrers and of what they are paid. */
export const REFERRER_TEXT = {
  address: { min: 5, max: 300 },
  accountName: { min: 2, max: 80 },
  bankReference: { min: 0, max: 60 },
  failure: { min: 0, max: 200 },
  taxSection: { min: 1, max: 60 },
} as const satisfies Record<string, TextLimit>;

/** What staff enter of a supplier's bill. */
export const BILL_TEXT = {
  number: { min: 1, max: 40 },
  supplier: { min: 0, max: 80 },
} as const satisfies Record<string, TextLimit>;

/** A cell of a sheet, as it stands there. */
export const SHEET_TEXT = { cell: { min: 0, max: 500 } } as const satisfies Record<string, TextLimit>;

/** What staff write about files. */
export const UPLOAD_TEXT = {
  name: { min: 1, max: 200 },
  alt: { min: 0, max: 200 },
  search: { min: 0, max: 80 },
} as const satisfies Record<string, TextLimit>;

export const SAVED_VIEW_TEXT = {
  list: { min: 1, max: 40 },
  name: { min: 1, max: 40 },
  filters: { min: 0, max: 500 },
} as const satisfies Record<string, TextLimit>;

/** What staff write of a post; the body with its marks. */
export const POST_TEXT = {
  title: { min: 3, max: 120 },
  slug: { min: 1, max: 120 },
  excerpt: { min: 0, max: 300 },
  body: { min: 0, max: 60_000 },
  tag: { min: 1, max: 40 },
  author: { min: 2, max: 80 },
} as const satisfies Record<string, TextLimit>;

/** A UTR, or what a bank calls a transfer, as people copy it; zeros are none. */
export const PAYMENT_REFERENCE = /^(?=.*[A-Za-z1-9])[A-Za-z0-9][A-Za-z0-9 /.:#-]{3,39}$/;

/** What staff enter of products. */
export const PRODUCT_TEXT = {
  name: { min: 2, max: 120 },
  alias: { min: 2, max: 60 },
  slug: { min: 1, max: 120 },
  content: { min: 1, max: 40 },
  packItem: { min: 2, max: 80 },
  brand: { min: 1, max: 60 },
  tag: { min: 1, max: 40 },
  videoUrl: { min: 10, max: 500 },
  description: { min: 0, max: 20_000 },
  neeriCertificate: { min: 3, max: 60 },
} as const satisfies Record<string, TextLimit>;
/** What the owner writes of a ready-made list. */
export const READY_LIST_TEXT = {
  name: { min: 2, max: 60 },
  sentence: { min: 2, max: 160 },
} as const satisfies Record<string, TextLimit>;
/** The most of each that a product may have, and the figures that it may be given. */
export const PRODUCT = {
  aliases: 20,
  packItems: 80,
  tags: 12,
  pictures: 12,
  stock: 1_000_000,
  noiseDb: 200,
  burnSeconds: 3_600,
  shots: 1_000,
  heightMetres: 200,
} as const;
/** A tag is one word or more, without what parts them in a cell of a file. */
export const TAG_NAME = /^[^,;/|\s](?:[^,;/|\t\r\n]*[^,;/|\s])?$/;
/** With fewer left a product is shown as low. */
export const LOW_STOCK = 20;
/** A chapter, a heading or a tariff item of the Harmonised System. */
export const HSN = /^\d{4}(?:\d{2}){0,2}$/;

/** What staff enter of categories. */
export const CATEGORY_TEXT = {
  name: { min: 2, max: 80 },
  slug: { min: 1, max: 80 },
  /** With its marks. */
  description: { min: 0, max: 20_000 },
} as const satisfies Record<string, TextLimit>;

/** What staff enter of places. */
export const PLACE_TEXT = {
  name: { min: 2, max: 80 },
  contact: { min: 2, max: 80 },
  address: { min: 5, max: 200 },
  city: { min: 2, max: 60 },
  slug: { min: 1, max: 80 },
  hours: { min: 2, max: 120 },
  mapUrl: { min: 10, max: 500 },
  reason: { min: 0, max: 300 },
  note: { min: 0, max: 500 },
  source: { min: 0, max: 300 },
  /** With its marks. */
  introduction: { min: 0, max: 20_000 },
  question: { min: 3, max: 200 },
  answer: { min: 2, max: 1000 },
} as const satisfies Record<string, TextLimit>;
/** Questions with their answers on the page of a city. */
export const MOST_QUESTIONS = 20;
export const MOST_DELIVERY_DAYS = 60;
/** A link to a map that a browser opens and nothing else. */
export const WEB_ADDRESS = /^https:\/\/[^\s"<>\\]+$/;

/** What staff enter of advance purchase schemes. */
export const SCHEME_TEXT = {
  name: { min: 2, max: 80 },
  slug: { min: 1, max: 80 },
  /** With its marks. */
  description: { min: 0, max: 20_000 },
} as const satisfies Record<string, TextLimit>;
/** What is kept of the members of schemes. */
export const MEMBER_TEXT = {
  relation: { min: 2, max: 40 },
} as const satisfies Record<string, TextLimit>;

/** A passbook's number. */
export const PASSBOOK_NUMBER = /^PB-\d{5,8}$/;

/** The number of an order, or of a passbook. */
export const ORDER_OR_PASSBOOK = /^(?:[A-Z]{2,4}\d{2}-\d{5,8}|PB-\d{5,8})$/;
/** What is kept of a bank's statement, and the most credits of one. */
export const BANK_TEXT = {
  bank: { min: 2, max: 60 },
  head: { min: 0, max: 80 },
  fileName: { min: 1, max: 120 },
} as const satisfies Record<string, TextLimit>;
export const MOST_BANK_ROWS = 1_000;
/** So many certain rows are recorded by one request: its answer comes soon. */
export const MOST_CERTAIN_ROWS = 20;

/** The settings of the shop, by section. */
export const SETTINGS_TEXT = {
  season: { name: { min: 1, max: 60 }, festival: { min: 1, max: 40 }, message: { min: 0, max: 500 } },
  identity: {
    name: { min: 1, max: 80 },
    legalName: { min: 1, max: 120 },
    address: { min: 1, max: 200 },
    city: { min: 1, max: 60 },
    licenceNumber: { min: 1, max: 60 },
  },
  payment: { accountName: { min: 1, max: 80 }, bank: { min: 1, max: 80 } },
} as const satisfies Record<string, Record<string, TextLimit>>;

/** Roughly an e-mail address, for the sentence under a box; the API looks closer. */
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/;

export function looksLikeEmail(text: string): boolean {
  return keepsTo(TEXT.email, text) && EMAIL.test(text);
}

/** Whether a text keeps to a limit; more than spaces when it must not be empty. */
export function keepsTo({ min, max }: TextLimit, text: string): boolean {
  return text.length <= max && text.trim().length >= min;
}

import {
  ACCOUNT_NUMBER,
  IFSC,
  MOST_CLAIM_DAYS,
  MOST_ORDERS,
  MOST_PAISE,
  MOST_PHONES,
  MOST_REDIRECTS,
  MOST_TAX_YEARS,
  ORDER_PREFIX,
  SEASON_YEARS,
  SETTINGS_TEXT,
  SHOP_YEARS,
  TAG_MANAGER_ID,
  TAN,
  TEXT,
  UPI_ID,
  RESERVING,
} from '@shop/contracts/rules/limits';
import { SHOP_COLOUR_NAMES, SHOP_COLOURS } from '@shop/contracts/rules/colours';
import { HSN_DIGITS } from '@shop/contracts/rules/documents/invoices/hsn-digits';
import { INVOICE_PREFIX } from '@shop/contracts/rules/documents/invoices/invoice-number';
import type { OrderLimits } from '@shop/contracts/rules/orders/order-limits';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { SALE_MODES } from '@shop/contracts/rules/orders/sale-mode';
import type {
  InvoiceTerms,
  Looks,
  PaymentDetails,
  ReferralTerms,
  Sale,
  Season,
  ShopIdentity,
  Site,
  RouteRule,
} from '@shop/contracts/shop/views';
import { TALLY_TEXT, type TallyNames } from '@shop/contracts/rules/documents/tally';
import { isGstin } from '@shop/contracts/rules/documents/gstin';
import { words } from '../../../words/en/staff/settings.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { taxYearBoxes, taxYearRows } from './tax-years.ts';
import { linesIn } from '../parts/record/state/spelling.ts';

/** Route rules as lines of `from to`. */
export const redirectLines = {
  textOf: (rules: readonly RouteRule[]): string => rules.map(({ from, to }) => `${from} ${to}`).join('\n'),
  valueOf: (text: string): RouteRule[] =>
    linesIn(text).map((line) => {
      const [from = '', ...to] = line.split(/\s+/);
      return { from, to: to.join(' ') };
    }),
};

/** All but the closed switch, which is turned by itself. */
export const seasonFields = fieldsOf<Omit<Season, 'closed'>>(words.season, {
  name: { kind: 'text', limit: SETTINGS_TEXT.season.name },
  year: { kind: 'number', ...SEASON_YEARS },
  opensOn: { kind: 'day' },
  closesOn: { kind: 'day' },
  festival: { kind: 'text', limit: SETTINGS_TEXT.season.festival },
  festivalTa: { kind: 'text', limit: SETTINGS_TEXT.season.festival, optional: true },
  festivalOn: { kind: 'day', optional: true },
  lastOrderOn: { kind: 'day', optional: true },
  message: { kind: 'long', limit: SETTINGS_TEXT.season.message },
  messageTa: { kind: 'long', limit: SETTINGS_TEXT.season.message, optional: true },
  nextOpensOn: { kind: 'day', optional: true },
});

export const saleFields = fieldsOf<Sale>(words.sale, {
  mode: {
    kind: 'choice',
    look: 'radio',
    options: SALE_MODES.map((value) => ({
      value,
      label: words.sale.modes[value],
      help: words.sale.modeHelp[value],
    })),
  },
  orderPrefix: { kind: 'text', pattern: ORDER_PREFIX, capitals: true },
  secondForCash: { kind: 'switch' },
  claimDays: { kind: 'number', min: 0, max: MOST_CLAIM_DAYS },
});

const orders = { kind: 'number', min: 1, max: MOST_ORDERS } as const;
const sum = { kind: 'money', min: 100, max: MOST_PAISE } as const;

export const limitsFields = fieldsOf<OrderLimits>(words.limits, {
  orderPaise: sum,
  openOrdersPerPhone: orders,
  openPaisePerPhone: sum,
  ordersPerAddress: orders,
  ordersPerDevice: orders,
  ordersPerReferrer: orders,
  reservePaise: { ...sum, min: 0 },
  reserveHours: { kind: 'number', ...RESERVING.hours },
  breakerPercent: { kind: 'number', ...RESERVING.percent },
  breakerMinutes: { kind: 'number', ...RESERVING.minutes },
  breakerOrders: orders,
  strangersPercent: { kind: 'number', ...RESERVING.percent },
  strangersUnits: { ...orders, min: 0 },
});

/** The state follows from the GSTIN. */
export const identityFields = fieldsOf<Omit<ShopIdentity, 'stateCode'>>(words.identity, {
  name: { kind: 'text', limit: SETTINGS_TEXT.identity.name },
  legalName: { kind: 'text', limit: SETTINGS_TEXT.identity.legalName },
  since: { kind: 'number', ...SHOP_YEARS },
  address: { kind: 'text', limit: SETTINGS_TEXT.identity.address },
  city: { kind: 'text', limit: SETTINGS_TEXT.identity.city },
  pinCode: { kind: 'pin' },
  phones: { kind: 'lines', least: 1, most: MOST_PHONES, wrong: (line) => mobileDigits(line) === null },
  whatsapp: { kind: 'phone' },
  email: { kind: 'email', limit: TEXT.email },
  licenceNumber: { kind: 'text', limit: SETTINGS_TEXT.identity.licenceNumber },
  licenceExpiresOn: { kind: 'day' },
  gstin: { kind: 'text', wrong: (text) => !isGstin(text), capitals: true, spaceless: true },
});

export const looksFields = fieldsOf<Looks>(words.looks, {
  colour: {
    kind: 'choice',
    look: 'radio',
    options: SHOP_COLOUR_NAMES.map((value) => ({
      value,
      label: words.looks.colours[value],
      colour: SHOP_COLOURS[value],
    })),
  },
  logo: { kind: 'picture', optional: true },
  homePicture: { kind: 'picture', optional: true },
});

export const paymentFields = fieldsOf<PaymentDetails>(words.payment, {
  upiId: { kind: 'text', pattern: UPI_ID },
  accountName: { kind: 'text', limit: SETTINGS_TEXT.payment.accountName },
  accountNumber: { kind: 'text', pattern: ACCOUNT_NUMBER, spaceless: true },
  ifsc: { kind: 'text', pattern: IFSC, capitals: true },
  bank: { kind: 'text', limit: SETTINGS_TEXT.payment.bank },
});

export const invoiceFields = fieldsOf<InvoiceTerms>(words.invoices, {
  prefix: { kind: 'text', pattern: INVOICE_PREFIX, capitals: true },
  creditNotePrefix: { kind: 'text', pattern: INVOICE_PREFIX, capitals: true },
  ewayBillAbovePaise: { ...sum, optional: true },
  hsnDigits: {
    kind: 'choice',
    look: 'radio',
    options: HSN_DIGITS.map((digits) => ({
      value: String(digits),
      label: words.invoices.hsnDigitsOptions[digits],
    })),
    spelling: { textOf: (digits: number) => String(digits), valueOf: Number },
  },
  eInvoiceFrom: { kind: 'day', optional: true },
});

export const referralFields = fieldsOf<ReferralTerms>(words.referrals, {
  minimumPayoutPaise: sum,
  secondApproval: { kind: 'switch' },
  taxYears: {
    kind: 'rows',
    most: MOST_TAX_YEARS,
    boxes: taxYearBoxes,
    add: words.referrals.addTaxYear,
    spelling: taxYearRows,
  },
  tan: { kind: 'text', pattern: TAN, capitals: true, spaceless: true, optional: true },
});

const ledger = { kind: 'text', limit: TALLY_TEXT.ledger } as const;

export const tallyFields = fieldsOf<TallyNames>(words.tally, {
  company: { kind: 'text', limit: TALLY_TEXT.company },
  customers: ledger,
  salesWithin: ledger,
  salesOutside: ledger,
  charges: ledger,
  cgst: ledger,
  sgst: ledger,
  igst: ledger,
  roundOff: ledger,
  cash: ledger,
  bank: ledger,
  upi: ledger,
  schemeDeposits: ledger,
  commissionExpense: ledger,
  commissionPayable: ledger,
  tdsPayable: ledger,
});

export const siteFields = fieldsOf<Site>(words.site, {
  redirects: {
    kind: 'lines',
    most: MOST_REDIRECTS,
    spelling: redirectLines,
    wrong: (line) => line.split(/\s+/).length !== 2,
  },
  tagManagerId: { kind: 'text', pattern: TAG_MANAGER_ID, capitals: true, optional: true },
});

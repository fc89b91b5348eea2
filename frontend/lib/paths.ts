import type { PlacedOrderView } from '@shop/contracts/orders/views';
import { CLOSED_PATH } from '@shop/contracts/rules/season/closure';
import type { StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';
import { referralPath } from '@shop/contracts/rules/referrals/referral';
import { packingPath } from '@shop/contracts/rules/documents/slip-path';
import { languageQuery, prefix } from './language.ts';

/** Every address of the site, in the language of this build; links are written nowhere else. */
export const paths = {
  home: prefix || '/',
  category: (categorySlug: string) => prefix + contentPaths.category(categorySlug),
  product: (categorySlug: string, productSlug: string) =>
    prefix + contentPaths.product(categorySlug, productSlug),
  city: (slug: string) => prefix + contentPaths.city(slug),
  post: (slug: string) => prefix + contentPaths.post(slug),
  crackers: `${prefix}/crackers`,
  search: (text: string) => `${prefix}/crackers?q=${encodeURIComponent(text)}`,
  quickOrder: `${prefix}/quick-order`,
  /** The draft as a bill, on the page of the price list. */
  review: `${prefix}/quick-order#review`,
  referredQuickOrder: (code: string) => prefix + referralPath(code),
  order: (token: string) => `${prefix}/order/${encodeURIComponent(token)}`,
  /** Where a shopper lands who just sent an order. */
  placedOrder: ({ token, referral }: Pick<PlacedOrderView, 'token' | 'referral'>) =>
    `${prefix}/order/${encodeURIComponent(token)}${referral === 'ignored' ? '?referral=ignored' : ''}`,
  track: `${prefix}/track`,
  trackOrder: (number: string) => `${prefix}/track?number=${encodeURIComponent(number)}`,
  fireSafety: `${prefix}/fire-safety-tips`,
  pollutionFree: `${prefix}/pollution-free-crackers`,
  schemes: `${prefix}/advance-schemes`,
  passbook: (token: string) => `${prefix}/passbook/${encodeURIComponent(token)}`,
  cities: `${prefix}/city`,
  blog: `${prefix}/blog`,
  blogPage: (page: number) => (page === 1 ? `${prefix}/blog` : `${prefix}/blog/page/${page}`),
  about: `${prefix}/about`,
  /** Why the net rate stands so far below the MRP. */
  ourPrices: `${prefix}/about#our-prices`,
  contact: `${prefix}/contact`,
  /** Where a message that was sent leads, so that reloading does not send it again. */
  contactSent: `${prefix}/contact?sent=yes#sent`,
  refund: `${prefix}/refund`,
  terms: `${prefix}/refund#the-terms`,
  privacy: `${prefix}/privacy`,
  sitemap: `${prefix}/sitemap`,
  priceListPdf: `/api/public/price-list.pdf${languageQuery}`,
  closed: prefix + CLOSED_PATH,
  /** The schemes with their form, while the shop is closed. */
  closedSchemes: `${prefix}${CLOSED_PATH}?schemes=yes`,

  staffSignIn: '/admin',
  /** Tells the other tabs that their person has been at the provider. */
  proven: '/admin/proven',
  referrerProven: '/admin/referral-login/proven',
  dashboard: '/admin/dashboard',
  adminOrders: '/admin/orders',
  /** All of a mobile number. */
  adminOrdersOf: (phone: string) => `/admin/orders?search=${encodeURIComponent(phone)}`,
  adminNewOrder: '/admin/orders/new',
  adminCalls: '/admin/orders/calls',
  adminCall: (number: string) => `/admin/orders/calls?order=${encodeURIComponent(number)}`,
  adminOrder: (number: string) => `/admin/orders/${encodeURIComponent(number)}`,
  adminOrderEdit: (number: string) => `/admin/orders/${encodeURIComponent(number)}/edit`,
  /** Beside the orders and not under them, where a number stands. */
  orderGuard: '/admin/order-guard',
  adminBankStatements: '/admin/bank-statements',
  adminNewBankStatement: '/admin/bank-statements/new',
  adminBankStatement: (id: string) => `/admin/bank-statements/${encodeURIComponent(id)}`,
  papers: (kind: DocumentKind, numbers: readonly string[]) =>
    `/admin/papers?paper=${kind}&orders=${numbers.map(encodeURIComponent).join(',')}`,
  adminPacking: '/admin/packing',
  adminPackingOf: packingPath,
  lorrySheet: '/admin/lorry-sheet',
  adminMonth: '/admin/reports/month',
  adminReceipts: '/admin/reports/receipts',
  adminSales: '/admin/reports/sales',
  adminMargin: '/admin/reports/margin',
  adminDues: '/admin/reports/dues',
  adminTally: '/admin/reports/tally',
  adminGst: '/admin/reports/gst',
  adminEInvoices: '/admin/reports/e-invoices',
  adminStockReport: '/admin/reports/stock',
  adminLiability: '/admin/reports/schemes',
  adminCommissions: '/admin/reports/referrers',
  adminTax: '/admin/reports/tax',
  adminTaxYear: '/admin/reports/tax-year',
  adminInvoices: '/admin/invoices',
  adminInvoice: (number: string) => `/admin/invoices/${invoiceAddress(number)}`,
  adminContacts: '/admin/contacts',
  adminReminders: '/admin/reminders',
  adminProducts: '/admin/products',
  adminProduct: (code: string) => `/admin/products/${encodeURIComponent(code.toLowerCase())}`,
  adminPrices: '/admin/prices',
  adminStock: '/admin/stock',
  adminStockBy: (way: StockWay) => `/admin/stock?way=${way}`,
  adminLowStock: '/admin/stock/low',
  /** Beside the products and not under them: a product may have the code IMPORT. */
  productImport: '/admin/product-import',
  adminCategories: '/admin/category',
  adminCategory: (id: string) => `/admin/category/${encodeURIComponent(id)}`,
  adminCities: '/admin/city',
  adminCity: (id: string) => `/admin/city/${encodeURIComponent(id)}`,
  /** The list of a kind of plain records (features/desk/shell/plain-records.ts); no other page of staff has its name. */
  adminRecords: (name: string) => `/admin/${name}` as const,
  adminPosts: '/admin/blogs',
  adminPost: (slug: string) => `/admin/blogs/${encodeURIComponent(slug)}`,
  adminPostPreview: (slug: string) => `/admin/blogs/${encodeURIComponent(slug)}/preview`,
  adminTexts: '/admin/texts',
  adminText: (language: string, id: string) => `/admin/texts/${language}/${id}`,
  adminReferrers: '/admin/referral',
  adminReferrer: (id: string) => `/admin/referral/${encodeURIComponent(id)}`,
  adminReferralFlags: '/admin/referral/flags',
  adminReferralLeague: '/admin/referral/league',
  adminPayouts: '/admin/referral/payouts',
  adminNewPayouts: '/admin/referral/payouts/new',
  adminPayoutBatch: (number: number) => `/admin/referral/payouts/${number}`,
  adminPayoutStatement: (reference: string) => `/admin/referral/statement/${encodeURIComponent(reference)}`,
  adminSchemes: '/admin/advance-scheme',
  adminScheme: (slug: string) => `/admin/advance-scheme/${encodeURIComponent(slug)}`,
  adminSchemeSheet: (slug: string) => `/admin/advance-scheme/${encodeURIComponent(slug)}/sheet`,
  adminRefunds: '/admin/scheme-refunds',
  adminMembers: '/admin/scheme-members',
  adminMember: (number: string) => `/admin/scheme-members/${encodeURIComponent(number.toLowerCase())}`,
  audit: '/admin/audit',
  jobs: '/admin/jobs',
  users: '/admin/users',
  user: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  ownAccount: '/admin/account',
  forgotPassword: '/admin/forgot-password',
  opening: '/admin/opening',
  settings: '/admin/settings',
  uploads: '/admin/upload',
  settingsSection: (section: string) => `/admin/settings/${section}`,

  referrerSignIn: '/admin/referral-login',
  referrerForgotPassword: '/admin/referral-login/forgot-password',
  referrer: '/admin/referrer',
  referrerOrders: '/admin/referrer/order',
  placedForCustomer: (number: string) => `/admin/referrer/order?placed=${encodeURIComponent(number)}`,
  referrerAccount: '/admin/referrer/account',
} as const;

/** The pages that take a form without JavaScript; a POST to any other is refused. */
const FORM_PATHS =
  /^\/(?:quick-order(?:\/[^/]+)?|track|order\/[^/]+|contact|advance-schemes|diwali-sale-closed)$/;

/** @param plain the path as English pages have it (`languageOf`), here and below */
export function takesForm(plain: string): boolean {
  return FORM_PATHS.test(plain);
}

/** Pages that show somebody's own data: never cached, never indexed. */
const PERSONAL_PATHS = /^\/(?:admin|order|passbook)(?:\/|$)/;

export function isPersonal(plain: string): boolean {
  return PERSONAL_PATHS.test(plain);
}

/** Pages behind a private link, and the list with its review: nothing of third parties looks at them. */
const PRIVATE = /^\/(?:admin|order|passbook|quick-order|diwali-sale-closed)\b/;

export function isPrivate(plain: string): boolean {
  return PRIVATE.test(plain);
}

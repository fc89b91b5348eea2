import type { PlacedOrderView } from '@shop/contracts/orders/views';
import { CLOSED_PATH } from '@shop/contracts/rules/season/closure';
import type { StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import { contentPaths } from '@shop/contracts/rules/catalogue/content-paths';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';
import { referralPath } from '@shop/contracts/rules/referrals/referral';
import { packingPath } from '@shop/contracts/rules/documents/slip-path';

/** Every address of the site; links are written nowhere else. */
export const paths = {
  home: '/',
  ...contentPaths,
  crackers: '/crackers',
  search: (text: string) => `/crackers?q=${encodeURIComponent(text)}`,
  quickOrder: '/quick-order',
  /** The draft as a bill, on the page of the price list. */
  review: '/quick-order#review',
  referredQuickOrder: referralPath,
  order: (token: string) => `/order/${encodeURIComponent(token)}`,
  /** Where a shopper lands who just sent an order. */
  placedOrder: ({ token, referral }: Pick<PlacedOrderView, 'token' | 'referral'>) =>
    `/order/${encodeURIComponent(token)}${referral === 'ignored' ? '?referral=ignored' : ''}` as const,
  track: '/track',
  trackOrder: (number: string) => `/track?number=${encodeURIComponent(number)}`,
  fireSafety: '/fire-safety-tips',
  pollutionFree: '/pollution-free-crackers',
  schemes: '/advance-schemes',
  passbook: (token: string) => `/passbook/${encodeURIComponent(token)}`,
  cities: '/city',
  blog: '/blog',
  blogPage: (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  about: '/about',
  /** Why the net rate stands so far below the MRP. */
  ourPrices: '/about#our-prices',
  contact: '/contact',
  /** Where a message that was sent leads, so that reloading does not send it again. */
  contactSent: '/contact?sent=yes#sent',
  refund: '/refund',
  terms: '/refund#the-terms',
  privacy: '/privacy',
  sitemap: '/sitemap',
  priceListPdf: '/api/public/price-list.pdf',
  closed: CLOSED_PATH,
  /** The schemes with their form, while the shop is closed. */
  closedSchemes: `${CLOSED_PATH}?schemes=yes`,

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

export function takesForm(pathname: string): boolean {
  return FORM_PATHS.test(pathname);
}

/** Pages that show somebody's own data: never cached, never indexed. */
const PERSONAL_PATHS = /^\/(?:admin|order|passbook)(?:\/|$)/;

export function isPersonal(pathname: string): boolean {
  return PERSONAL_PATHS.test(pathname);
}

/** Pages behind a private link, and the list with its review: nothing of third parties looks at them. */
const PRIVATE = /^\/(?:admin|order|passbook|quick-order|diwali-sale-closed)\b/;

export function isPrivate(address: string): boolean {
  return PRIVATE.test(address);
}

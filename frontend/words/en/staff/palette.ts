import { paths } from '../../../lib/paths.ts';
import { words as settings } from './settings.ts';

/** The sections of the settings, found by their own names. */
export const settingsPages = (
  [
    'season',
    'sale',
    'limits',
    'identity',
    'looks',
    'payment',
    'invoices',
    'referrals',
    'site',
    'next',
  ] as const
).map((section) => ({
  text: `${settings.title}: ${settings[section].title}`,
  href: paths.settingsSection(section),
}));

/** What people call things that stand under another name, by the address where they are. */
export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  [paths.opening]: ['first steps', 'set up', 'setup', 'start', 'remove the demonstration', 'demo'],
  [paths.adminProducts]: ['stock', 'items', 'inventory', 'crackers', 'goods'],
  [paths.adminStock]: ['godown', 'count', 'goods in', 'purchase rate', 'low stock'],
  [paths.adminPrices]: ['rates', 'discount', 'mrp'],
  [paths.productImport]: ['from a file', 'excel', 'csv', 'spreadsheet', 'price list'],
  [paths.uploads]: ['photos', 'images', 'pdf', 'documents'],
  [paths.adminPosts]: ['articles', 'news', 'posts'],
  [paths.adminTexts]: ['refund text', 'terms', 'privacy', 'about us'],
  [paths.users]: ['staff', 'colleagues', 'roles', 'rights', 'password of a colleague', 'employees'],
  [paths.ownAccount]: [
    'password',
    'two-factor',
    '2fa',
    'second factor',
    'authenticator',
    'sessions',
    'profile',
  ],
  [paths.audit]: ['history', 'who changed', 'log'],
  [paths.jobs]: ['jobs', 'failed e-mail'],
  [paths.adminReferralFlags]: ['likely own orders', 'flags'],
  [paths.adminMembers]: ['passbooks', 'instalments', 'savings'],
  [paths.adminContacts]: ['enquiries', 'contact form'],
  [paths.lorrySheet]: ['transport', 'dispatch', 'lr number'],
  [paths.adminInvoices]: ['bills', 'gst', 'tax invoice', 'credit notes'],
  [paths.adminBankStatements]: ['utr', 'neft', 'upi', 'payments received', 'receipts'],
  [paths.adminReferrers]: ['agents', 'commission', 'league'],
  [paths.adminPayouts]: ['commission', 'pay agents'],
  [paths.adminCities]: ['towns', 'delivery'],
  [paths.adminRecords('state')]: ['law', 'rules', 'green crackers', 'door delivery'],
  [paths.adminRecords('pickuplocation')]: ['transport office', 'lorry office', 'freight', 'godown'],
  [paths.adminPacking]: ['packing slips', 'parcels'],
  [paths.settingsSection('looks')]: ['logo', 'theme', 'icon', 'brand', 'picture of the home page'],
  [paths.settingsSection('season')]: ['festival', 'diwali', 'opening day', 'last order date', 'dates'],
  [paths.settingsSection('sale')]: ['estimate', 'order numbers', 'show payment details'],
  [paths.settingsSection('limits')]: ['most per phone', 'guard', 'largest order'],
  [paths.settingsSection('identity')]: [
    'gst number',
    'gstin',
    'licence',
    'license',
    'shop name',
    'phone',
    'whatsapp',
    'e-mail',
    'email',
  ],
  [paths.settingsSection('payment')]: ['bank account', 'upi id', 'ifsc', 'qr code'],
  [paths.settingsSection('invoices')]: ['invoice number', 'gst bills', 'e-way bill', 'credit note number'],
  [paths.settingsSection('referrals')]: ['commission', 'tds', 'tax', 'payout minimum'],
  [paths.settingsSection('site')]: ['redirects', 'tag manager', 'google', 'analytics'],
  [paths.settingsSection('next')]: ['new season', 'next year', 'roll over'],
  [paths.settingsSection('door')]: ['open', 'closed', 'holiday'],
};

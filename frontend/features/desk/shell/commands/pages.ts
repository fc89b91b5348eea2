import type { Permission } from '@shop/contracts/rules/permissions';
import { paths } from '../../../../lib/paths.ts';
import { NEW } from '../../parts/use-open-by-address.ts';
import type { DeskIconName } from '../desk-icon.tsx';
import { plainRecords, type PlainRecords } from '../plain-records.ts';
import { words } from '../../../../words/en/staff/shell.ts';

export interface PageCommand {
  text: string;
  href: string;
  needs: Permission;
  /** The letter that leads here after `g`, if any; a figure, once all letters lead somewhere. */
  key?: string | undefined;
  /** Of the pages that are opened all day. */
  icon?: DeskIconName;
}

/** Something to do, on the page where it is done. */
export type ActionCommand = Omit<PageCommand, 'key' | 'icon'>;

export interface PageGroup {
  id: 'today' | 'orders' | 'reports' | PlainRecords['group'];
  title: string;
  icon: DeskIconName;
  pages: readonly PageCommand[];
}

/** Plain records of a group of the menu. */
function recordsOf(group: PlainRecords['group']): PageCommand[] {
  return plainRecords
    .filter((each) => each.group === group)
    .map(({ title, path, needs, key }) => ({ text: title, href: path, needs, key }));
}

const dashboard: PageCommand = {
  text: words.dashboard,
  href: paths.dashboard,
  needs: 'dashboard.read',
  key: 'd',
  icon: 'home',
};
const calls: PageCommand = {
  text: words.calls,
  href: paths.adminCalls,
  needs: 'orders.read',
  key: 'q',
  icon: 'phone',
};
const packing: PageCommand = {
  text: words.packing,
  href: paths.adminPacking,
  needs: 'orders.advance',
  key: '2',
  icon: 'box',
};
const contacts: PageCommand = {
  text: words.contacts,
  href: paths.adminContacts,
  needs: 'contacts.read',
  key: 'm',
  icon: 'mail',
};
const orders: PageCommand = {
  text: words.orders,
  href: paths.adminOrders,
  needs: 'orders.read',
  key: 'o',
  icon: 'list',
};
const products: PageCommand = {
  text: words.products,
  href: paths.adminProducts,
  needs: 'catalogue.read',
  key: 'i',
  icon: 'tag',
};

/** Where staff can go: of this the side bar, the palette and the shortcuts are made. */
const groups: readonly PageGroup[] = [
  { id: 'today', title: words.today, icon: 'home', pages: [dashboard, calls, packing, contacts] },
  {
    id: 'orders',
    title: words.orders,
    icon: 'list',
    pages: [
      orders,
      { text: words.orderGuard, href: paths.orderGuard, needs: 'orders.cancel', key: '1' },
      { text: words.lorrySheet, href: paths.lorrySheet, needs: 'orders.advance', key: 'z' },
      { text: words.invoices, href: paths.adminInvoices, needs: 'invoices.read', key: 'x' },
    ],
  },
  {
    id: 'catalogue',
    title: words.catalogue,
    icon: 'tag',
    pages: [
      products,
      { text: words.prices, href: paths.adminPrices, needs: 'catalogue.read', key: 'p' },
      { text: words.stock, href: paths.adminStock, needs: 'catalogue.read', key: '3' },
      { text: words.categories, href: paths.adminCategories, needs: 'catalogue.read', key: 'k' },
      { text: words.importProducts, href: paths.productImport, needs: 'catalogue.write' },
      ...recordsOf('catalogue'),
    ],
  },
  {
    id: 'money',
    title: words.money,
    icon: 'people',
    pages: [
      {
        text: words.bankStatements,
        href: paths.adminBankStatements,
        needs: 'payments.record',
        key: 'h',
      },
      { text: words.schemes, href: paths.adminSchemes, needs: 'schemes.read', key: 'v' },
      { text: words.members, href: paths.adminMembers, needs: 'schemes.read', key: 'e' },
      { text: words.referrers, href: paths.adminReferrers, needs: 'referrals.read', key: 'f' },
      { text: words.referralFlags, href: paths.adminReferralFlags, needs: 'referrals.read', key: 'n' },
      { text: words.payouts, href: paths.adminPayouts, needs: 'payouts.write', key: 'y' },
      ...recordsOf('money'),
    ],
  },
  {
    id: 'reports',
    title: words.reports,
    icon: 'chart',
    pages: [
      { text: words.month, href: paths.adminMonth, needs: 'reports.read', key: '7' },
      { text: words.receipts, href: paths.adminReceipts, needs: 'reports.read', key: '5' },
      { text: words.dues, href: paths.adminDues, needs: 'reports.read', key: '6' },
      { text: words.sales, href: paths.adminSales, needs: 'reports.read', key: '9' },
      { text: words.margin, href: paths.adminMargin, needs: 'reports.read' },
      { text: words.stockReport, href: paths.adminStockReport, needs: 'reports.read' },
      { text: words.liability, href: paths.adminLiability, needs: 'reports.read' },
      { text: words.commissions, href: paths.adminCommissions, needs: 'reports.read' },
      { text: words.tax, href: paths.adminTax, needs: 'reports.read' },
      { text: words.taxYear, href: paths.adminTaxYear, needs: 'reports.read' },
      { text: words.gst, href: paths.adminGst, needs: 'reports.read', key: '8' },
      { text: words.tally, href: paths.adminTally, needs: 'reports.read' },
      { text: words.eInvoices, href: paths.adminEInvoices, needs: 'invoices.export' },
    ],
  },
  {
    id: 'content',
    title: words.content,
    icon: 'pen',
    pages: [
      { text: words.blog, href: paths.adminPosts, needs: 'posts.read', key: 'b' },
      { text: words.uploads, href: paths.uploads, needs: 'uploads.read', key: 'u' },
      { text: words.texts, href: paths.adminTexts, needs: 'texts.read', key: '4' },
      { text: words.reminders, href: paths.adminReminders, needs: 'reminders.read', key: 'r' },
      ...recordsOf('content'),
    ],
  },
  {
    id: 'shop',
    title: words.theShop,
    icon: 'shop',
    pages: [
      { text: words.openYourShop, href: paths.opening, needs: 'settings.write' },
      { text: words.cities, href: paths.adminCities, needs: 'cities.read', key: 'c' },
      ...recordsOf('shop'),
      { text: words.settings, href: paths.settings, needs: 'settings.read', key: 's' },
      { text: words.users, href: paths.users, needs: 'users.read', key: 'w' },
      { text: words.audit, href: paths.audit, needs: 'audit.read', key: 'a' },
      { text: words.jobs, href: paths.jobs, needs: 'jobs.handle', key: 'j' },
    ],
  },
];

/** How many pages stand in a phone's bar, beside what opens the menu. */
const IN_BAR = 4;

/** What a phone's bar has room for, in the order of who comes first. */
const forBar: readonly PageCommand[] = [dashboard, orders, calls, packing, contacts, products];

/** What is done so often, or looked for so long, that it is found by its own name. */
const actions: readonly ActionCommand[] = [
  { text: words.takeOrder, href: paths.adminNewOrder, needs: 'orders.place' },
  { text: words.addProduct, href: `${paths.adminProducts}#${NEW}`, needs: 'catalogue.write' },
  { text: words.changePrices, href: paths.adminPrices, needs: 'catalogue.write' },
  { text: words.countStock, href: paths.adminStockBy('count'), needs: 'catalogue.write' },
  { text: words.enterGoodsIn, href: paths.adminStockBy('goods-in'), needs: 'catalogue.write' },
  { text: words.openBankStatement, href: paths.adminNewBankStatement, needs: 'payments.record' },
  { text: words.addScheme, href: `${paths.adminSchemes}#${NEW}`, needs: 'schemes.write' },
  { text: words.addReferrer, href: `${paths.adminReferrers}#${NEW}`, needs: 'referrals.write' },
  { text: words.payOut, href: paths.adminNewPayouts, needs: 'payouts.write' },
  { text: words.addCategory, href: `${paths.adminCategories}#${NEW}`, needs: 'catalogue.write' },
  { text: words.addPost, href: `${paths.adminPosts}#${NEW}`, needs: 'posts.write' },
  { text: words.addCity, href: `${paths.adminCities}#${NEW}`, needs: 'cities.write' },
  ...plainRecords.flatMap(({ path, adding }) => (adding ? [{ ...adding, href: `${path}#${NEW}` }] : [])),
  { text: words.inviteColleague, href: `${paths.users}#${NEW}`, needs: 'users.write' },
  { text: words.turnDoor, href: paths.settingsSection('door'), needs: 'settings.write' },
];

export function actionsFor(permissions: readonly Permission[]): ActionCommand[] {
  return actions.filter(({ needs }) => permissions.includes(needs));
}

/** What a person may open; groups of which nothing is left are left out. */
export function pageGroupsFor(permissions: readonly Permission[]): PageGroup[] {
  return groups
    .map(({ pages, ...group }) => ({
      ...group,
      pages: pages.filter(({ needs }) => permissions.includes(needs)),
    }))
    .filter(({ pages }) => pages.length > 0);
}

export function pagesFor(permissions: readonly Permission[]): PageCommand[] {
  return pageGroupsFor(permissions).flatMap(({ pages }) => pages);
}

export function barPagesFor(permissions: readonly Permission[]): PageCommand[] {
  return forBar.filter(({ needs }) => permissions.includes(needs)).slice(0, IN_BAR);
}

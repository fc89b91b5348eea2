export const PERMISSIONS = [
  'dashboard.read',
  'figures.read',
  'reports.read',
  'reports.export',
  'books.close',
  'orders.read',
  'orders.export',
  'orders.advance',
  'orders.dispatch-unpaid',
  'orders.cancel',
  'orders.hold',
  'orders.note',
  'orders.edit',
  'orders.place',
  'payments.record',
  'payments.correct',
  'payments.refund',
  'invoices.read',
  'invoices.export',
  'invoices.credit',
  'contacts.read',
  'contacts.handle',
  'contacts.export',
  'reminders.read',
  'reminders.handle',
  'reminders.export',
  'schemes.read',
  'schemes.write',
  'members.handle',
  'members.export',
  'catalogue.read',
  'catalogue.write',
  'places.read',
  'places.write',
  'posts.read',
  'posts.write',
  'cities.read',
  'cities.write',
  'texts.read',
  'texts.write',
  'referrals.read',
  'referrals.write',
  'payouts.write',
  'orders.attribute',
  'jobs.handle',
  'alerts.read',
  'audit.read',
  'users.read',
  'users.write',
  'settings.read',
  'settings.write',
  'uploads.read',
  'uploads.write',
  'session.own',
] as const;
/** What an admin endpoint can ask for. */
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['owner', 'manager', 'catalogue', 'orders', 'content', 'accountant'] as const;
export type Role = (typeof ROLES)[number];

const OWN: readonly Permission[] = ['session.own', 'dashboard.read'];
const ORDER_DESK: readonly Permission[] = [
  'figures.read',
  'orders.read',
  'orders.advance',
  'orders.cancel',
  'orders.hold',
  'orders.note',
  'orders.edit',
  'orders.place',
  'payments.record',
  'referrals.read',
  'payments.correct',
  'invoices.read',
];

/** Members pay at the desk, as shoppers do. */
const MEMBERS: readonly Permission[] = ['schemes.read', 'members.handle'];
const UPLOADS: readonly Permission[] = ['uploads.read', 'uploads.write'];
const CONTACTS: readonly Permission[] = ['contacts.read', 'contacts.handle'];

const POSTS: readonly Permission[] = ['posts.read', 'posts.write'];
/** Their pages are texts, as the blog is. */
const CITIES: readonly Permission[] = ['cities.read', 'cities.write'];
/** Who writes for shoppers writes these too: each version is kept with its name, and one press takes it back. */
const TEXTS: readonly Permission[] = ['texts.read', 'texts.write'];

const CATALOGUE: readonly Permission[] = ['catalogue.read', 'catalogue.write'];
/** A file of every customer there is leaves the shop with whoever has it. */
const WHOLE_LISTS: readonly Permission[] = [
  'orders.export',
  'invoices.export',
  'contacts.export',
  'members.export',
  'reminders.export',
  'reports.export',
];

/** The owner may do everything; a manager all but users, settings, jobs, alerts, closing the books and whose order it is. */
const GRANTS: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: [
    ...OWN,
    ...ORDER_DESK,
    ...MEMBERS,
    ...CONTACTS,
    ...CATALOGUE,
    ...UPLOADS,
    ...POSTS,
    ...WHOLE_LISTS,
    'schemes.write',
    'places.read',
    'places.write',
    ...CITIES,
    ...TEXTS,
    'orders.dispatch-unpaid',
    'payments.refund',
    'invoices.credit',
    'reports.read',
    'reminders.read',
    'reminders.handle',
    'audit.read',
    'referrals.write',
    'payouts.write',
  ],
  catalogue: [...OWN, ...CATALOGUE, ...UPLOADS],
  orders: [...OWN, ...ORDER_DESK, ...MEMBERS, ...CONTACTS],
  content: [...OWN, ...CONTACTS, ...UPLOADS, ...POSTS, ...CITIES, ...TEXTS],
  accountant: [...OWN, 'reports.read', 'reports.export', 'invoices.read', 'invoices.export'],
};

export function permissionsOf(role: Role): readonly Permission[] {
  return GRANTS[role];
}

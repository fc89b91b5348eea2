import { counted } from './admin-list.ts';

/** Who changed what. */
export const words = {
  title: 'Audit log',
  person: 'Person',
  anyPerson: 'Anybody',
  kind: 'Kind of thing',
  anyKind: 'Anything',
  /** What is changed, by the first part of an entry's subject. */
  kinds: {
    setting: 'Settings',
    'change-set': 'Price changes',
    product: 'Products',
    category: 'Categories',
    state: 'States',
    city: 'Cities',
    'pickup-location': 'Pickup locations',
    post: 'Blog posts',
    referrer: 'Referrers',
    'referral-flag': 'Likely own orders',
    payouts: 'Payouts',
    order: 'Orders',
    scheme: 'Advance schemes',
    staff: 'Users',
    job: 'Jobs',
    upload: 'Uploads',
    reminder: 'Reminders',
  },
  from: 'From',
  to: 'To',
  found: counted('change', 'changes'),
  none: 'Nothing was changed yet',
  noneHelp: 'Who changes settings, prices or people stands here at once, with what it was before.',
  noneFound: 'No change matches',
  noneFoundHelp: 'Try other filters.',
  columns: { when: 'When', who: 'Who', what: 'What', change: 'From → to' },
  theShop: 'The shop itself',
  /** In place of a value that is not there. */
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  unchanged: 'Saved without a change.',
} as const;

import type { Permission } from '@shop/contracts/rules/permissions';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/shell.ts';
import type { RecordScreens } from '../parts/records/record-screens.tsx';

/** A kind of records that has a list and a form, and no rules or parts of its own. */
export interface PlainRecords {
  path: `/admin/${string}`;
  /** Of the page, in the menu and in the audit log. Every page of staff loads the file of words that it comes from. */
  title: string;
  /** Where in the menu. */
  group: 'catalogue' | 'money' | 'content' | 'shop';
  /** The letter that leads here after `g`, if it has one. */
  key?: string;
  needs: Permission;
  /** What adds one, where that is done: found in the palette. */
  adding?: { text: string; needs: Permission };
  /** What the subject of their entries in the audit log begins with. */
  audited: string;
  /** The file of its screens: what `plainScreens` or `recordScreens` returns. */
  load: () => Promise<RecordScreens>;
}

/** Every such kind, in the order of the menu: pages, menu, palette, shortcuts and audit log follow from it. */
export const plainRecords: readonly PlainRecords[] = [
  {
    path: paths.adminRecords('tag'),
    title: words.tags,
    group: 'catalogue',
    needs: 'catalogue.read',
    adding: { text: words.addTag, needs: 'catalogue.write' },
    audited: 'product-tag',
    load: () => import('../product-words/tags.ts'),
  },
  {
    path: paths.adminRecords('brand'),
    title: words.brands,
    group: 'catalogue',
    needs: 'catalogue.read',
    adding: { text: words.addBrand, needs: 'catalogue.write' },
    audited: 'brand',
    load: () => import('../product-words/brands.ts'),
  },
  {
    path: paths.adminRecords('ready-list'),
    title: words.readyLists,
    group: 'catalogue',
    needs: 'catalogue.read',
    adding: { text: words.addReadyList, needs: 'catalogue.write' },
    audited: 'ready-list',
    load: () => import('../ready-lists/ready-lists.ts'),
  },
  {
    path: paths.adminRecords('pickuplocation'),
    title: words.pickupLocations,
    group: 'shop',
    key: 'l',
    needs: 'places.read',
    adding: { text: words.addPickupLocation, needs: 'places.write' },
    audited: 'pickup-location',
    load: () => import('../places/pickup-locations.ts'),
  },
  {
    path: paths.adminRecords('state'),
    title: words.states,
    group: 'shop',
    key: 't',
    needs: 'places.read',
    audited: 'state',
    load: () => import('../places/states.tsx'),
  },
];

/** Those whose list or record stands at this address. */
export function plainRecordsAt(pathname: string): PlainRecords | undefined {
  return plainRecords.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}

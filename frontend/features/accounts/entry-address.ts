import { paths } from '../../lib/paths.ts';

export type Area = 'staff' | 'referrer';

const ENTRIES: Record<Area, { signIn: string; home: string; within: RegExp }> = {
  staff: {
    signIn: paths.staffSignIn,
    home: paths.dashboard,
    // Staff have pages about referrals, too.
    within: /^\/admin\/(?!referrer(?:\/|$)|referral-login(?:\/|$))[^/]/,
  },
  referrer: {
    signIn: paths.referrerSignIn,
    home: paths.referrer,
    within: /^\/admin\/(?:referrer(?:\/|$)|referral-login\/proven$)/,
  },
};

/** Where to sign in, so as to come back to `next` (path and query); `ended` says why one has to. */
export function signInAddress(area: Area, next: string, ended: boolean): string {
  return `${ENTRIES[area].signIn}?${ended ? 'ended&' : ''}next=${encodeURIComponent(next)}`;
}

/** Where to go after signing in: the wished page if it is one of the area, otherwise the area's first page. */
export function afterSignIn(area: Area, next: string | undefined): string {
  const { home, within } = ENTRIES[area];
  if (!next?.startsWith('/') || !URL.canParse(next, 'http://shop')) return home;
  const { host, pathname, search } = new URL(next, 'http://shop');
  return host === 'shop' && within.test(pathname) ? pathname + search : home;
}

/** The sign-in page after signing out. */
export function signedOutAddress(area: Area): string {
  return `${ENTRIES[area].signIn}?out`;
}

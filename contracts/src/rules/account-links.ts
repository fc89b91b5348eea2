import type { Audience } from '../endpoint.ts';
import type { AccountLinkKind } from '../users/views.ts';

/** Where the ways into an area are: of staff beside the sign-in, of referrers under theirs. */
const ENTRIES = { admin: '/admin', referrer: '/admin/referral-login' } as const;

/** The page on which a link lets somebody choose a password. */
export function accountLinkPath(
  audience: Extract<Audience, keyof typeof ENTRIES>,
  kind: AccountLinkKind,
  token: string,
): string {
  return `${ENTRIES[audience]}/${kind}/${encodeURIComponent(token)}`;
}

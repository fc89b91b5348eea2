import { carryReferralCode } from '@shop/contracts/rules/referrals/referral';
import { routeDecision } from '../../lib/routes/route-decision.ts';
import type { ContentVersion } from '../cache/content-version.ts';

const PAGE_JSON = /\/index\.pageContext\.json(?=\?|$)/;
const FILE = /\.\w{1,8}$/;

/**
 * Where a request for a document goes instead: the closure rule, the staff's route rules, then the referral
 * code of the page it comes from. A page's JSON redirects in its own way (pages/+guard.server.ts).
 * @param host the host the request was made to
 */
export function redirectFor(
  url: string,
  referer: string | undefined,
  host: string,
  { closed, shop }: Pick<ContentVersion, 'closed' | 'shop'>,
): string | null {
  if (PAGE_JSON.test(url)) return null;
  return routeDecision(url, closed, shop?.site.redirects ?? []) ?? carriedFrom(referer, host, url);
}

/** Whether the closure rule or a route rule speaks against a page whose JSON is asked for. */
export function isRedirected(
  url: string,
  { closed, shop }: Pick<ContentVersion, 'closed' | 'shop'>,
): boolean {
  return routeDecision(url.replace(PAGE_JSON, '') || '/', closed, shop?.site.redirects ?? []) !== null;
}

function carriedFrom(referer: string | undefined, host: string, url: string): string | null {
  if (referer === undefined || !URL.canParse(referer) || new URL(referer).host !== host) return null;
  if (FILE.test(url.split('?', 1)[0] ?? '')) return null;
  return carryReferralCode(referer, url);
}

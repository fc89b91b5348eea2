import { carryReferralCode } from '@shop/contracts/rules/referrals/referral';
import { languageOf, targetIn } from '../../lib/language.ts';
import { routeDecision } from '../../lib/routes/route-decision.ts';
import type { RouteRule } from '@shop/contracts/shop/views';
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
  return decisionOf(url, closed, shop?.site.redirects ?? []) ?? carriedFrom(referer, host, url);
}

/** Whether the closure rule or a route rule speaks against a page whose JSON is asked for. */
export function isRedirected(
  url: string,
  { closed, shop }: Pick<ContentVersion, 'closed' | 'shop'>,
): boolean {
  return decisionOf(url.replace(PAGE_JSON, '') || '/', closed, shop?.site.redirects ?? []) !== null;
}

/** A page of a language is led to one of the same language. */
function decisionOf(url: string, closed: boolean, rules: readonly RouteRule[]): string | null {
  const { language, plain } = languageOf(url);
  const target = routeDecision(plain, closed, rules);
  return target === null ? null : targetIn(language, target);
}

function carriedFrom(referer: string | undefined, host: string, url: string): string | null {
  if (referer === undefined || !URL.canParse(referer) || new URL(referer).host !== host) return null;
  if (FILE.test(url.split('?', 1)[0] ?? '')) return null;
  return carryReferralCode(referer, url);
}

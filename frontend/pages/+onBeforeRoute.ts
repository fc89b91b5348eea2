import { carryReferralCode } from '@shop/contracts/rules/referrals/referral';
import { redirect } from 'vike/abort';
import type { PageContextClient, PageContextServer } from 'vike/types';
import { plainOf, prefix } from '../lib/language.ts';
import { isPrivate } from '../lib/paths.ts';
import { rememberFirstPage } from '../lib/loading/first-page.ts';
import { beginTransition, hurryTransition } from '../lib/routes/page-transition.ts';

/**
 * Pages of another language are found at the addresses that English ones have. A client navigation begins, or the
 * scripts of a link are fetched that somebody points at. Referral carry-over: the address bar still shows the page that
 * is being left; going back and forth repeats addresses that were right when they were made.
 */
export function onBeforeRoute(pageContext: PageContextClient | PageContextServer): Promise<Routed> | Routed {
  const { urlOriginal } = pageContext;
  const routed = prefix === '' ? undefined : { pageContext: { urlLogical: plainOf(urlOriginal) } };
  if (!pageContext.isClientSide) return routed;
  if (pageContext.isHydration) {
    rememberFirstPage(pageContext);
    return routed;
  }
  const { isClientSideNavigation, isHistoryNavigation } = pageContext;
  if (
    isClientSideNavigation &&
    (!beginTransition(urlOriginal, isHistoryNavigation) ||
      // The tag manager of this document must not come along: a private page is a document of its own.
      ('dataLayer' in window && isPrivate(plainOf(urlOriginal)) && hurryTransition()) ||
      // Another language has scripts of its own.
      (!urlOriginal.startsWith(prefix) && hurryTransition()))
  )
    return new Promise(() => undefined);
  if (isHistoryNavigation) return routed;
  const carried = carryReferralCode(window.location.href, urlOriginal);
  if (carried !== null) throw redirect(carried);
  return routed;
}

type Routed = { pageContext: { urlLogical: string } } | undefined;

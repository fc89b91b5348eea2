import { carryReferralCode } from '@shop/contracts/rules/referrals/referral';
import { redirect } from 'vike/abort';
import type { PageContextClient, PageContextServer } from 'vike/types';
import { isPrivate } from '../lib/paths.ts';
import { rememberFirstPage } from '../lib/loading/first-page.ts';
import { beginTransition, hurryTransition } from '../lib/routes/page-transition.ts';

/**
 * A client navigation begins, or the scripts of a link are fetched that somebody points at. Referral carry-over: the
 * address bar still shows the page that is being left; going back and forth repeats addresses that were right when they
 * were made.
 */
export function onBeforeRoute(pageContext: PageContextClient | PageContextServer): Promise<void> | void {
  if (!pageContext.isClientSide) return;
  if (pageContext.isHydration) return rememberFirstPage(pageContext);
  const { urlOriginal, isClientSideNavigation, isHistoryNavigation } = pageContext;
  if (
    isClientSideNavigation &&
    (!beginTransition(urlOriginal, isHistoryNavigation) ||
      // The tag manager of this document must not come along: a private page is a document of its own.
      ('dataLayer' in window && isPrivate(urlOriginal) && hurryTransition()))
  )
    return new Promise(() => undefined);
  if (isHistoryNavigation) return;
  const carried = carryReferralCode(window.location.href, urlOriginal);
  if (carried !== null) throw redirect(carried);
}

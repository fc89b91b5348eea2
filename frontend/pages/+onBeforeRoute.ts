import { carryReferralCode } from '@shop/contracts/rules/referrals/referral';
import { redirect } from 'vike/abort';
import type { PageContextClient, PageContextServer } from 'vike/types';
import { rememberFirstPage } from '../lib/loading/first-page.ts';

/**
 * Referral carry-over on client navigation. The address bar still shows the page that is being left; going
 * back and forth repeats addresses that were right when they were made.
 */
export function onBeforeRoute(pageContext: PageContextClient | PageContextServer): void {
  if (!pageContext.isClientSide) return;
  if (pageContext.isHydration) return rememberFirstPage(pageContext);
  if (pageContext.isHistoryNavigation) return;
  const carried = carryReferralCode(window.location.href, pageContext.urlOriginal);
  if (carried !== null) throw redirect(carried);
}

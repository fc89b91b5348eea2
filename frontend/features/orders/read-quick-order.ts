import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { readDestinations } from '@shop/contracts/places/endpoints';
import { checkReferralCode } from '@shop/contracts/referrals/endpoints';
import type { ReferralCodeView } from '@shop/contracts/referrals/views';
import { REFERRAL_PARAMETER } from '@shop/contracts/rules/referrals/referral';
import type { PageContextServer } from 'vike/types';
import { ApiError } from '../../api/api-error.ts';
import { readForPage } from '../../api/read-for-page.ts';
import { answerOrderForm } from './answer-order-form.ts';
import { filtersOf, listOf } from './form/list-rows.ts';
import { shownReadyLists } from './ready/shown-ready-lists.ts';
import type { QuickOrderView } from './form/quick-order-view.ts';
import { chosenReferral } from './form/referral/referral-choice.ts';

/**
 * The quick order for its two addresses, and the answer to its form. On the server. All codes share one page, so a code
 * in the address is read in the browser; only a form that was posted is answered with it.
 */
export async function readQuickOrder(
  pageContext: PageContextServer,
  pathCode: string | null,
): Promise<QuickOrderView> {
  const [list, destinations, referral] = await Promise.all([
    readForPage(pageContext, readPriceList),
    readForPage(pageContext, readDestinations),
    pathCode === null || pageContext.form === null ? null : checkedCode(pageContext, pathCode),
  ]);
  const view = {
    categories: listOf(list),
    filters: filtersOf(list),
    destinations,
    readyLists: shownReadyLists(list),
    referral,
    posted: null,
  };
  if (pageContext.form === null) return view;
  const query = pageContext.urlParsed.search[REFERRAL_PARAMETER] ?? null;
  const referralCode = chosenReferral({ path: pathCode, query, remembered: null });
  return { ...view, posted: await answerOrderForm(pageContext, view, referralCode) };
}

async function checkedCode(pageContext: PageContextServer, typed: string): Promise<ReferralCodeView> {
  const code = chosenReferral({ path: typed, query: null, remembered: null }) ?? typed;
  try {
    return await readForPage(pageContext, checkReferralCode, { params: { code } });
  } catch (error) {
    // A code that the API refuses is none; an API that is away is another thing.
    if (error instanceof ApiError) return { code, accepted: false, greeting: null };
    throw error;
  }
}

import {
  carryReferralCode,
  REFERRAL_PARAMETER,
  referralCodeOf,
} from '@shop/contracts/rules/referrals/referral';
import { plainOf } from '../../lib/language.ts';
import { loadInAdvance } from '../../lib/loading/chunk-reload.ts';
import { whenIdle } from '../../lib/loading/when-idle.ts';
import { rememberedReferral } from './draft.ts';
import { readDraft, rememberDraftReferral } from './draft-store.ts';

/**
 * After the first load: a shared cache may have answered without asking the server, so a code of the page
 * before is put on this address here; and a code on the address is remembered with the draft. One that may be nobody's
 * does not take the place of another before the shop has said that it counts.
 */
export function settleReferral(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) {
    const carried = carryReferralCode(document.referrer, location.href);
    if (carried !== null) history.replaceState(history.state, '', carried);
  }
  const code = arrivedCode();
  if (code === null) return;
  const remembered = rememberedReferral(readDraft(), Date.now());
  if (remembered === null || remembered === code) rememberDraftReferral(code);
  const load = () => import('./meet-referral.ts');
  whenIdle(() => void loadInAdvance(load).then((part) => part?.meetReferral(code)));
}

/** The code in the address: of its path before that of its query. */
function arrivedCode(): string | null {
  const [, page, inPath] = plainOf(location.pathname).split('/');
  const inQuery = new URLSearchParams(location.search).get(REFERRAL_PARAMETER);
  return referralCodeOf((page === 'quick-order' && inPath) || (inQuery ?? ''));
}

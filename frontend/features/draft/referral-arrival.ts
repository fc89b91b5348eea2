import { carryReferralCode, REFERRAL_PARAMETER, referralCodeOf } from '@shop/contracts/rules/referral';
import { rememberDraftReferral } from './draft-store.ts';

/**
 * After the first load: a shared cache may have answered without asking the server, so a code of the page
 * before is put on this address here; and a code on the address is remembered with the draft.
 */
export function settleReferral(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) {
    const carried = carryReferralCode(document.referrer, location.href);
    if (carried !== null) history.replaceState(history.state, '', carried);
  }
  const code = referralCodeOf(new URLSearchParams(location.search).get(REFERRAL_PARAMETER) ?? '');
  if (code !== null) rememberDraftReferral(code);
}

import { checkReferralCode } from '@shop/contracts/referrals/endpoints';
import type { ReferralCodeView } from '@shop/contracts/referrals/views';
import { call } from '../../../../api/client.ts';

/** Whether a code counts. A file of its own: who comes without a code loads nothing that calls the API. */
export function checkReferral(code: string): Promise<ReferralCodeView> {
  return call(checkReferralCode, { params: { code } });
}

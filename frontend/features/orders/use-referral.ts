import { checkReferralCode } from '@shop/contracts/referrals/endpoints';
import type { ReferralCodeView } from '@shop/contracts/referrals/views';
import { REFERRAL_PARAMETER } from '@shop/contracts/rules/referral';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { rememberedReferral } from '../draft/draft.ts';
import { readDraft, rememberDraftReferral } from '../draft/draft-store.ts';
import { chosenReferral } from './referral-choice.ts';

/** The code the order goes by. `accepted` is null while nobody has answered whether it counts. */
export interface Referral {
  code: string;
  accepted: boolean | null;
}

/** What the page's address says; in the browser also its query, then the draft's memory. */
export function useReferral(ofPath: ReferralCodeView | null): Referral | null {
  const [referral, setReferral] = useState<Referral | null>(ofPath);

  useEffect(() => {
    if (ofPath) {
      if (ofPath.accepted) rememberDraftReferral(ofPath.code);
      return setReferral(ofPath);
    }
    const query = new URLSearchParams(window.location.search).get(REFERRAL_PARAMETER);
    const code = chosenReferral({
      path: null,
      query,
      remembered: rememberedReferral(readDraft(), Date.now()),
    });
    if (code === null) return setReferral(null);
    let current = true;
    setReferral({ code, accepted: null });
    call(checkReferralCode, { params: { code } }).then(
      ({ accepted }) => current && setReferral({ code, accepted }),
      // The server looks at it again when the order is sent.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [ofPath]);

  return referral;
}

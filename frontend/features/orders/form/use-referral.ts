import { checkReferralCode } from '@shop/contracts/referrals/endpoints';
import type { ReferralCodeView } from '@shop/contracts/referrals/views';
import { REFERRAL_PARAMETER } from '@shop/contracts/rules/referral';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/client.ts';
import { rememberedReferral } from '../../draft/draft.ts';
import { readDraft, rememberDraftReferral, subscribeDraft } from '../../draft/draft-store.ts';
import { chosenReferral } from './referral-choice.ts';

/** The code the order goes by. `accepted` is null while nobody has answered whether it counts. */
export interface Referral {
  code: string;
  accepted: boolean | null;
}

/** What the page's address says; in the browser also its query, then the draft's memory. */
export function useReferral(ofPath: ReferralCodeView | null): Referral | null {
  const arrived = useSyncExternalStore(subscribeDraft, arrivedCode, () => null);
  const [checked, setChecked] = useState<ReferralCodeView | null>(null);
  const code = ofPath ? null : arrived;

  useEffect(() => {
    if (ofPath?.accepted) rememberDraftReferral(ofPath.code);
  }, [ofPath]);

  useEffect(() => {
    if (code === null) return;
    let current = true;
    call(checkReferralCode, { params: { code } }).then(
      ({ accepted }) => current && setChecked({ code, accepted }),
      // The server looks at it again when the order is sent.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [code]);

  if (ofPath) return ofPath;
  return code === null ? null : { code, accepted: checked?.code === code ? checked.accepted : null };
}

function arrivedCode(): string | null {
  const query = new URLSearchParams(window.location.search).get(REFERRAL_PARAMETER);
  return chosenReferral({ path: null, query, remembered: rememberedReferral(readDraft(), Date.now()) });
}

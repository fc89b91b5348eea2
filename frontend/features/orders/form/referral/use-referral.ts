import type { ReferralCodeView } from '@shop/contracts/referrals/views';
import { REFERRAL_PARAMETER } from '@shop/contracts/rules/referrals/referral';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { plainOf } from '../../../../lib/language.ts';
import { loadInAdvance } from '../../../../lib/loading/chunk-reload.ts';
import { rememberedReferral } from '../../../draft/draft.ts';
import { readDraft, rememberDraftReferral, subscribeDraft } from '../../../draft/draft-store.ts';
import { chosenReferral } from './referral-choice.ts';

/** The code the order goes by. `accepted` is null while nobody has answered whether it counts. */
export interface Referral {
  code: string;
  accepted: boolean | null;
  /** The first name of whose code it is, where they allow it. */
  greeting: string | null;
}

/** What the address says, its path before its query, then the draft's memory; in the browser, once it is hydrated. */
export function useReferral(answered: ReferralCodeView | null): Referral | null {
  const code = useSyncExternalStore(subscribeDraft, arrivedCode, () => answered?.code ?? null);
  const [checked, setChecked] = useState(answered);

  useEffect(() => {
    if (code === null) return;
    let current = true;
    const learn = ({ accepted, greeting }: ReferralCodeView) => {
      if (!current) return;
      setChecked({ code, accepted, greeting });
      if (accepted && pathCode() !== null) rememberDraftReferral(code);
    };
    loadInAdvance(() => import('./check-referral.ts'))
      .then((part) => part?.checkReferral(code))
      .then(
        (answer) => answer && learn(answer),
        // The server looks at it again when the order is sent.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [code]);

  if (code === null) return null;
  return checked?.code === code ? checked : { code, accepted: null, greeting: null };
}

function arrivedCode(): string | null {
  const query = new URLSearchParams(window.location.search).get(REFERRAL_PARAMETER);
  return chosenReferral({
    path: pathCode(),
    query,
    remembered: rememberedReferral(readDraft(), Date.now()),
  });
}

/** The last part of `/quick-order/{referralCode}`. */
function pathCode(): string | null {
  const part = plainOf(window.location.pathname).split('/')[2] ?? '';
  return part === '' ? null : decoded(part);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import { checkReferralCode, countReferralVisit } from '@shop/contracts/referrals/endpoints';
import { isBotLike } from '@shop/contracts/rules/referrals/bots';
import { dayOf } from '@shop/contracts/rules/days';
import { call } from '../../api/client.ts';
import { readStored, store } from '../../lib/stored.ts';
import { rememberedReferral } from './draft.ts';
import { changeDraft, readDraft, rememberDraftReferral } from './draft-store.ts';

const STORAGE_KEY = 'referral-visit';

/** Whoever came by a code: it is remembered when it counts, forgotten when it does not, and counted once a day. */
export async function meetReferral(code: string): Promise<void> {
  try {
    const { accepted } = await call(checkReferralCode, { params: { code } });
    if (accepted) {
      rememberDraftReferral(code);
      await countOnce(code);
    } else if (rememberedReferral(readDraft(), Date.now()) === code) {
      changeDraft((draft) => ({ ...draft, referral: null }));
    }
  } catch {
    // Without a network nobody is counted, and what was remembered stays.
  }
}

async function countOnce(code: string): Promise<void> {
  const visit = `${code} ${dayOf(new Date())}`;
  if (isBotLike(navigator.userAgent) || readStored('local', STORAGE_KEY) === visit) return;
  store('local', STORAGE_KEY, visit);
  await call(countReferralVisit, { params: { code } });
}

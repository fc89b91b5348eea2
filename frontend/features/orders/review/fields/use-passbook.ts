import { askCredit } from '@shop/contracts/schemes/endpoints';
import type { CreditView } from '@shop/contracts/schemes/passbook-views';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import type { ReviewFields } from '../../form/review-fields.ts';
import { passbookIn } from './passbook-credit.ts';

/** What the passbook in the fields can pay, once it was asked for; other fields are another passbook. */
export function usePassbook(fields: ReviewFields, given: CreditView | null) {
  const asked = passbookIn(fields);
  const key = JSON.stringify(asked);
  const [known, setKnown] = useState(given ? { key, credit: given } : null);
  const [busy, setBusy] = useState(false);
  const credit = asked && known?.key === key ? known.credit : null;
  return {
    asked,
    credit,
    busy,
    /** @returns why it pays nothing; null when it does */
    ask: async (): Promise<string | null> => {
      if (!asked) return null;
      setBusy(true);
      try {
        setKnown({ key, credit: await call(askCredit, { body: asked }) });
        return null;
      } catch (error) {
        return sentenceOf(error);
      } finally {
        setBusy(false);
      }
    },
    /** It pays otherwise by now. */
    correct: (now: CreditView) => setKnown({ key, credit: now }),
  };
}

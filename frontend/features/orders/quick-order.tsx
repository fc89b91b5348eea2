import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readDraft } from '../draft/draft-store.ts';
import { adoptList, adoptTyped } from './adopt-typed.ts';
import { unansweredAttempt } from './attempt.ts';
import { ratesOf } from './bill-changes.ts';
import { rowsByCode } from './list-rows.ts';
import type { QuickOrderView } from './quick-order-view.ts';
import { openReview, replaceHash, REVIEW_HASH, useHash } from './review-address.ts';
import { Review } from './review.tsx';
import { SharedListDialog } from './shared-list-dialog.tsx';
import { Sheet } from './sheet.tsx';
import { useHydrated } from './use-quantities.ts';
import { useReferral } from './use-referral.ts';

/** The price list with a box in each row, and its review behind `#review`. */
export function QuickOrder({ view }: { view: QuickOrderView }) {
  const { posted, categories } = view;
  const rows = useMemo(() => rowsByCode(categories), [categories]);
  const hash = useHash();
  const hydrated = useHydrated();
  const reviewing = hydrated ? hash === REVIEW_HASH : posted?.step === 'review';
  // A review that was posted brings no list along; it is made when it is first wanted.
  const [listWanted, setListWanted] = useState(!reviewing);
  if (!reviewing && !listWanted) setListWanted(true);
  const referral = useReferral(view.referral);
  const form = useRef<HTMLFormElement>(null);
  const listPlace = useRef(0);

  useLayoutEffect(() => {
    if (posted) {
      adoptList(posted.quantities, posted.quote ? ratesOf(posted.quote) : {});
      if (posted.step === 'review') replaceHash(REVIEW_HASH);
    } else if (form.current) {
      adoptTyped(form.current, rows);
    }
    if (unansweredAttempt() && Object.keys(readDraft().quantities).length > 0) replaceHash(REVIEW_HASH);
  }, [posted, rows]);

  useLayoutEffect(() => {
    if (hydrated) window.scrollTo({ top: reviewing ? 0 : listPlace.current, behavior: 'instant' });
  }, [hydrated, reviewing]);

  return (
    <>
      {listWanted && (
        <div hidden={reviewing}>
          <Sheet
            view={view}
            rows={rows}
            formRef={form}
            referral={referral}
            onReview={() => {
              listPlace.current = window.scrollY;
              openReview();
            }}
          />
        </div>
      )}
      {reviewing && <Review view={view} rows={rows} referral={referral} />}
      <SharedListDialog rows={rows} />
    </>
  );
}

import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { words } from '../../words/en/shop/orders-list.ts';
import { readDraft, subscribeDraft } from '../draft/draft-store.ts';
import { adoptList, adoptTyped } from './form/adopt-typed.ts';
import { unansweredAttempt } from './review/sending/attempt.ts';
import { isReloading, loadInAdvance, loadNow } from '../../lib/loading/chunk-reload.ts';
import { ratesOf } from '../../lib/bill-changes.ts';
import { rowsByCode } from './form/list-rows.ts';
import { unpackedView, type PackedView } from './form/packed-list.ts';
import { openReview, replaceHash, REVIEW_HASH, useHash } from './form/review-address.ts';
import { SharedList } from './list/shared-list.tsx';
import { Sheet } from './list/sheet.tsx';
import { useHydrated } from './form/use-quantities.ts';
import { useReferral } from './form/referral/use-referral.ts';

/** Not in the way of the first number that is typed, ms. */
const PREPARE_AFTER = 1500;

const loadReview = () => import('./review/review.tsx');

/** A chunk of its own: who only looks needs none of it. The server has it at once, to answer a form. */
const Review = import.meta.env.SSR
  ? (await loadReview()).Review
  : lazy(async () => ({ default: (await loadNow(loadReview).catch(untilReload)).Review }));

/** The page waits for the one that brings it anew (lib/loading/chunk-reload.ts); failing once more leads to the error page. */
function untilReload(error: unknown): Promise<never> {
  if (navigator.onLine && !isReloading()) throw error;
  return new Promise(() => undefined);
}

/** The price list with a field in each row, and its review behind `#review`. */
export function QuickOrder({ packed }: { packed: PackedView }) {
  const view = useMemo(() => unpackedView(packed), [packed]);
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
  const review = useCallback(() => {
    listPlace.current = window.scrollY;
    openReview();
  }, []);

  useLayoutEffect(() => {
    if (posted) {
      adoptList(posted.quantities, posted.quote ? ratesOf(posted.quote) : {});
      if (posted.step === 'review') replaceHash(REVIEW_HASH);
    }
    if (form.current) adoptTyped(form.current, rows);
    if (unansweredAttempt() && Object.keys(readDraft().quantities).length > 0) replaceHash(REVIEW_HASH);
  }, [posted, rows]);

  // With something on the list the review will be wanted, perhaps where there is no network.
  useEffect(() => {
    let timer: number | undefined;
    const prepare = () => {
      if (Object.keys(readDraft().quantities).length > 0)
        timer ??= window.setTimeout(() => void loadInAdvance(loadReview), PREPARE_AFTER);
    };
    prepare();
    const unsubscribe = subscribeDraft(prepare);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);

  // The list that comes first keeps the place where the browser, or the router, put whoever reloads or comes back.
  const wasReviewing = useRef(false);
  useLayoutEffect(() => {
    if (!hydrated || reviewing === wasReviewing.current) return;
    wasReviewing.current = reviewing;
    window.scrollTo({ top: reviewing ? 0 : listPlace.current, behavior: 'instant' });
  }, [hydrated, reviewing]);

  return (
    <div className="own-bar">
      {listWanted && (
        <div hidden={reviewing}>
          <Sheet view={view} rows={rows} formRef={form} referral={referral} onReview={review} />
        </div>
      )}
      {reviewing && (
        <Suspense fallback={<p role="status">{words.oneMoment}</p>}>
          <Review view={view} posted={listWanted ? null : posted} rows={rows} referral={referral} />
        </Suspense>
      )}
      <SharedList rows={rows} />
    </div>
  );
}

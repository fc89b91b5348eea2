import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words as bill } from '../../../../words/en/shop/orders-bill.ts';
import { words } from '../../../../words/en/shop/orders-review.ts';
import { BillLines } from './bill-lines.tsx';
import { BillTotals } from './bill-totals.tsx';
import { FoldedBill } from './folded-bill.tsx';
import type { ListRow } from '../../form/list-rows.ts';
import { useHydrated } from '../../form/use-quantities.ts';
import { leaveReview } from '../../form/review-address.ts';
import { ShareList } from '../../list/share-list.tsx';
import type { ReviewModel } from '../use-review.ts';
import styles from '../review.module.css';

interface ReviewBillProps {
  review: ReviewModel;
  rows: ReadonlyMap<string, ListRow>;
}

/** Every line, every charge. The sums are the server's; while it works out new ones, the last stay. */
export function ReviewBill({ review, rows }: ReviewBillProps) {
  const { quantities, quote, busy, seenRates, problem, lackingPaise, retry } = review.bill;
  const { state, place, placeIsAsked } = review.destination;
  const hydrated = useHydrated();
  return (
    <fieldset disabled={review.locked} className={styles['bill']}>
      <legend className="visually-hidden">{words.goods}</legend>
      <FoldedBill bill={review.bill} state={state}>
        <BillLines quantities={quantities} quote={quote} rows={rows} seenRates={seenRates} />
        <div className={styles['tail']}>
          <div className={styles['sum']} aria-live="polite" aria-busy={busy}>
            {quote && (
              <BillTotals
                totals={quote.totals}
                packingBasisPoints={state?.allowed ? state.packingBasisPoints : null}
                openFreight={place ? null : placeIsAsked ? bill.freightOpen : bill.freightApart}
                {...review.passbook.takenOff}
              />
            )}
            {busy && <p className={styles['busy']}>{words.updating}</p>}
          </div>
          {problem && (
            <Notice kind="error" title={words.quoteFailed}>
              <p>{problem}</p>
              <Button look="quiet" onClick={retry}>
                {words.retryQuote}
              </Button>
            </Notice>
          )}
          {quote && lackingPaise > 0 && state && (
            <Notice kind="season">
              <p>{words.belowMinimum(lackingPaise, quote.minimumPaise, state.name)}</p>
              {hydrated && (
                <Button look="quiet" onClick={leaveReview}>
                  {words.addMore}
                </Button>
              )}
            </Notice>
          )}
          {!hydrated && (
            <Button type="submit" look="quiet" name="step" value="review" formNoValidate>
              {words.update}
            </Button>
          )}
          <ShareList />
        </div>
      </FoldedBill>
    </fieldset>
  );
}

import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Container } from '../../../ui/page/section.tsx';
import { paths } from '../../../lib/paths.ts';
import { words as notices } from '../../../words/en/shop/orders-notices.ts';
import { words } from '../../../words/en/shop/orders-review.ts';
import { ChangesNotice } from '../form/changes-notice.tsx';
import { NotAllowedNotice } from '../form/state/not-allowed-notice.tsx';
import { ReferralNotice } from '../form/referral/referral-notice.tsx';
import { useHydrated } from '../form/use-quantities.ts';
import { useClosing } from '../form/use-closing.ts';
import { leaveReview } from '../form/review-address.ts';
import { ReviewBill } from './bill/review-bill.tsx';
import { ReviewOrder } from './review-order.tsx';
import { useReview, type ReviewInput } from './use-review.ts';
import styles from './review.module.css';

/** The list as a bill, where it goes, and the one button that sends it. */
export function Review(input: ReviewInput) {
  const { saleMode } = usePageContext().shop;
  const review = useReview(input);
  const { posted, bill, passbook, destination } = review;
  const { state: sending, unanswered } = review.sending;
  const hydrated = useHydrated();
  const closed = useClosing();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hydrated) heading.current?.focus({ preventScroll: true });
  }, [hydrated]);

  if (sending.kind === 'sent') {
    return (
      <p className={styles['sent']} role="status">
        {words.sending}
      </p>
    );
  }
  if (bill.isEmpty && !review.locked) {
    return (
      <Container>
        <EmptyState title={words.empty}>
          <p>{words.emptyHelp}</p>
          <Button onClick={leaveReview}>{words.openList}</Button>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container>
      <form
        method="post"
        noValidate={hydrated}
        aria-label={words.title}
        className={styles['review']}
        onSubmit={review.onSubmit}
      >
        <input type="hidden" name="key" value={posted?.idempotencyKey ?? ''} />
        <input type="hidden" name="total" value={bill.quote?.totals.totalPaise ?? ''} />
        <input type="hidden" name="credit" value={passbook.takenOff?.creditPaise ?? ''} />
        <input type="hidden" name="benefit" value={passbook.takenOff?.benefitPaise ?? ''} />
        {/* Enter in a field presses the first button of a form: it looks again, and never sends. */}
        <button type="submit" name="step" value="review" formNoValidate hidden aria-label={words.update} />
        <div className={styles['head']}>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          {hydrated ? (
            <Button look="quiet" onClick={leaveReview}>
              {words.back}
            </Button>
          ) : (
            <Button type="submit" look="quiet" name="step" value="list" formNoValidate>
              {words.back}
            </Button>
          )}
        </div>
        <div className={styles['notices']}>
          {sending.kind !== 'changed' && <ChangesNotice changes={bill.changes} />}
          <NotAllowedNotice state={destination.state} quantities={bill.quantities} rows={input.rows} />
          <ReferralNotice referral={input.referral} />
        </div>
        <ReviewBill review={review} rows={input.rows} />
        {saleMode === 'catalogue' ? (
          <div className={styles['catalogue']}>
            <Notice>
              <p>{words.catalogue}</p>
              {hydrated && (
                <Button look="quiet" onClick={() => window.print()}>
                  {words.printList}
                </Button>
              )}
            </Notice>
          </div>
        ) : (
          <ReviewOrder review={review} saleMode={saleMode} />
        )}
      </form>
      {closed && !unanswered && (
        <div className={styles['closed']}>
          <Notice kind="error">
            {notices.closed} <a href={paths.closed}>{notices.closedMore}</a>
          </Notice>
        </div>
      )}
    </Container>
  );
}

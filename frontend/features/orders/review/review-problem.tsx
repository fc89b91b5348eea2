import type { Quote } from '@shop/contracts/rules/orders/quote';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/orders-review.ts';
import type { BillChange } from '../../../lib/bill-changes.ts';
import { ChangesNotice } from '../form/changes-notice.tsx';
import type { OrderContent } from './sending/order-request.ts';
import styles from './review-problem.module.css';

type ReviewProblemProps =
  | {
      kind: 'unknown';
      /** Null where the page without a script posted it: the list on the page is the order. */
      sent: OrderContent | null;
      isChangedSince: boolean;
      onLetGo: () => void;
    }
  | {
      kind: 'changed';
      quote: Quote;
      changes: readonly BillChange[];
      onAccept: () => void;
      onLook: () => void;
    };

/** Why the order is not there yet, and what to press; the focus goes to it. */
export function ReviewProblem(props: ReviewProblemProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={panel} tabIndex={-1} className={styles['panel']}>
      {props.kind === 'unknown' ? (
        <Notice kind="error" title={words.unknown}>
          <p>{words.unknownHelp}</p>
          {props.sent && <p>{words.unknownOf(props.sent.lines.length, props.sent.expectedTotalPaise)}</p>}
          {props.isChangedSince && <p>{words.newerKept}</p>}
          <Button type="submit" name="step" value="send" wide>
            {words.retry}
          </Button>
          {props.sent && (
            <>
              <Button wide look="quiet" onClick={props.onLetGo}>
                {words.letGo}
              </Button>
              <p>{words.letGoHelp}</p>
            </>
          )}
        </Notice>
      ) : (
        <Changed {...props} />
      )}
    </div>
  );
}

function Changed({ quote, changes, onAccept, onLook }: Extract<ReviewProblemProps, { kind: 'changed' }>) {
  const isEnough = quote.lackingPaise === 0 && quote.lines.some(({ quantity }) => quantity > 0);
  return (
    <ChangesNotice changes={changes}>
      <p>
        <strong>{words.newTotal(quote.totals.totalPaise)}</strong>
      </p>
      {isEnough && (
        <Button wide onClick={onAccept}>
          {words.acceptAndSend}
        </Button>
      )}
      <Button wide look="quiet" onClick={onLook}>
        {isEnough ? words.lookFirst : words.acceptChanges}
      </Button>
    </ChangesNotice>
  );
}

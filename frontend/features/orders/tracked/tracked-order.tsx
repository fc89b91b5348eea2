import type { OwnOrderView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Container } from '../../../ui/page/section.tsx';
import { stateSentence, words } from '../../../words/en/shop/orders-page.ts';
import { ChangeRequest, type ChangeRequestWords } from './change-request.tsx';
import { EstimateHead, EstimateTerms } from './estimate-sheet.tsx';
import { NextSteps } from '../review/next-steps.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLorry, OrderPlace, OrderTerms, ShopPhones } from './order-places.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OwnChange, type OwnChangeWords } from './own-change/own-change.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ProposedChange, type ProposedChangeWords } from './proposed-change.tsx';
import styles from './tracked-order.module.css';
import { useTrackedOrder } from './use-tracked-order.ts';

interface TrackedOrderProps {
  initial: OwnOrderView;
  token: string;
  /** What its customer finds written to the shop about it, with pieces in braces. */
  message: string;
  /** What the shop proposes to make of it; null: nothing. */
  proposal: ProposedChangeWords | null;
  /** What its customer may change; null: nothing is to be said of it. */
  may: OwnChangeWords | null;
  /** What its customer asked for that counts, and what they told of broken or missing goods. */
  asked: readonly ChangeRequestWords[];
  /** Why an answer to that was not taken. */
  problem: { title: string; sentence: string } | null;
  /** The order came with a code that counts for nobody. */
  referralIgnored: boolean;
}

/** An order as its customer follows it: where it is, what is to be paid, whom to call. It prints as the estimate. */
export function TrackedOrder({
  initial,
  token,
  message,
  proposal,
  may,
  asked,
  problem,
  referralIgnored,
}: TrackedOrderProps) {
  const { shop, closed } = usePageContext();
  const { order, show } = useTrackedOrder(initial, token);
  const { state, delivery } = order;
  const edited = order.revisions.at(-1);
  // What is next for its customer stands first: to pay, or to collect what is paid.
  const isPaidFirst = order.balancePaise !== 0 || !order.dispatch;
  const payment = <PaymentPanel order={order} asked={proposal?.payment} />;
  // Beside the long panel of what pays it, where there is room.
  const isPlaceBeside = order.balancePaise > 0 && order.paymentDetails !== null;
  const place = <OrderPlace order={order} />;
  const lorry = <OrderLorry order={order} />;
  const isOver = state === 'collected';
  return (
    <Container>
      <EstimateHead order={order} />
      <article className={styles['page']}>
        <header className={styles['head']}>
          {state === 'placed' && <p className={styles['thanks']}>{words.thanks}</p>}
          <h1>
            <span>{words.order}</span> {order.number}
          </h1>
          <p role="status">{order.onHold ? words.onHold : stateSentence(state, shop.saleMode, delivery)}</p>
        </header>
        <OrderSteps order={order} />
        <div className={styles['notices']}>
          {closed && (
            <Notice>
              {words.saleClosed} <a href={paths.closed}>{words.saleClosedMore}</a>
            </Notice>
          )}
          {problem && (
            <Notice kind="error" title={problem.title}>
              {problem.sentence}
            </Notice>
          )}
          {proposal && <ProposedChange {...proposal} />}
          {asked.map((request) => (
            <ChangeRequest key={request.id} {...request} />
          ))}
          {order.onHold && <Notice kind="season">{words.onHoldHelp}</Notice>}
          {order.unreserved.length > 0 && (
            <Notice kind="info">{words.unreserved(order.unreserved.length === order.lines.length)}</Notice>
          )}
          {order.merged.length > 0 && <Notice kind="info">{words.merged(order.merged.join(', '))}</Notice>}
          {edited && (
            <Notice kind="info">
              {words.edited(formatInstant(edited.at))} <a href="#history">{words.seeChanges}</a>
            </Notice>
          )}
          {referralIgnored && <Notice kind="season">{words.referralIgnored}</Notice>}
        </div>
        <div className={styles['columns']}>
          <div className={styles['column']}>
            {state === 'placed' && (
              <div className={styles['card']}>
                <NextSteps saleMode={shop.saleMode} delivery={delivery} />
              </div>
            )}
            {isPaidFirst && payment}
            {!isPlaceBeside && place}
            {!isOver && lorry}
            {!isPaidFirst && payment}
          </div>
          <div className={styles['column']}>
            {isPlaceBeside && place}
            <OrderActions order={order} token={token} message={message} />
            {may && <OwnChange order={order} token={token} may={may} onDone={show} />}
            <ShopPhones />
          </div>
        </div>
        <OrderBill order={order} />
        <div className={styles['columns']}>
          <OrderHistory {...order} />
          <div className={styles['column']}>
            {isOver && lorry}
            <OrderTerms order={order} />
          </div>
        </div>
      </article>
      <EstimateTerms />
    </Container>
  );
}

import type { OrdersWaiting } from '@shop/contracts/figures/views';
import { words } from '../../../words/en/staff/dashboard.ts';
import type { Chosen } from '../parts/list/address.ts';
import styles from './pipeline.module.css';

/** The way of an order as one line: how many wait at each step. Each leads to them. */
export function Pipeline({
  orders,
  hrefOf,
}: {
  orders: OrdersWaiting;
  /** Null where the person's role does not lead there. */
  hrefOf: (filters: Chosen) => string | null;
}) {
  const steps = [
    { text: words.toConfirm, count: orders.toConfirm, state: 'placed' },
    { text: words.toPack, count: orders.toPack, state: 'confirmed' },
    { text: words.toDispatch, count: orders.toDispatch, state: 'packed' },
    { text: words.onTheWay, count: orders.onTheWay, state: 'dispatched' },
    { text: words.toCollect, count: orders.toCollect, state: 'arrived' },
  ];
  return (
    <ol className={styles['line']} aria-label={words.pipeline}>
      {steps.map(({ text, count, state }) => {
        const href = hrefOf({ state });
        const content = (
          <>
            <span>{text}</span>
            <span className={styles['count']}>{count}</span>
          </>
        );
        return (
          <li key={state} className={count === 0 ? styles['none'] : undefined}>
            {href !== null ? <a href={href}>{content}</a> : <div>{content}</div>}
          </li>
        );
      })}
    </ol>
  );
}

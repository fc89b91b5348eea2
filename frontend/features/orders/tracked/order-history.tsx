import type { TrackedEventView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { eventWords, words } from '../../../words/en/orders-page.ts';
import styles from './order-history.module.css';
import cards from './tracked-order.module.css';

/** What happened so far, the latest first. */
export function OrderHistory({ events }: { events: readonly TrackedEventView[] }) {
  return (
    <section className={cards['card']} aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <ol className={styles['events']}>
        {events
          .map(({ at, kind }) => (
            <li key={`${at} ${kind}`}>
              <b>{eventWords[kind]}</b>
              <time dateTime={at}>{formatInstant(at)}</time>
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}

import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { changeSentence } from '../../../words/en/shop/order-changes.ts';
import { eventWords, words } from '../../../words/en/shop/orders-page.ts';
import styles from './order-history.module.css';
import cards from './tracked-order.module.css';

type OrderHistoryProps = Pick<TrackedOrderView, 'events' | 'revisions'>;

/** What happened so far, the latest first, with what each edit changed. */
export function OrderHistory({ events, revisions }: OrderHistoryProps) {
  const changesAt = new Map(revisions.map(({ at, changes }) => [at, changes]));
  return (
    <section className={cards['card']} aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <ol className={styles['events']}>
        {events
          .map(({ at, kind }) => (
            <li key={`${at} ${kind}`}>
              <b>{eventWords[kind]}</b>
              <time dateTime={at}>{formatInstant(at)}</time>
              {(kind === 'edited' || kind === 'took-over') && (
                <ul className={styles['changes']}>
                  {changesAt.get(at)?.map((change) => (
                    <li key={changeSentence(change)}>{changeSentence(change)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}

import { listReferredOrders } from '@shop/contracts/referrals/endpoints';
import type { ReferredOrderView } from '@shop/contracts/referrals/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../api/call-signed-in.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { words } from '../../words/en/admin-referrer.ts';
import { Answer } from '../desk/parts/answer.tsx';
import { StateWord } from '../desk/parts/state-word.tsx';
import styles from './order-list.module.css';

/** The referrer's own orders, newest first; `most` of them. */
export function ReferredOrders({ most }: { most?: number }) {
  const query = useQuery({
    queryKey: ['referred-orders'],
    queryFn: () => callSignedIn(listReferredOrders),
  });
  return (
    <Answer query={query} lines={3}>
      {({ orders }) =>
        orders.length === 0 ? (
          <EmptyState title={words.none}>
            <p>{words.noneHelp}</p>
          </EmptyState>
        ) : (
          <ul className={styles['orders']} aria-label={words.ordersTitle}>
            {orders.slice(0, most).map((order) => (
              <ReferredOrder key={order.number} order={order} />
            ))}
          </ul>
        )
      }
    </Answer>
  );
}

function ReferredOrder({ order }: { order: ReferredOrderView }) {
  return (
    <li>
      <div className={styles['line']}>
        <strong>{order.number}</strong>
        <Money paise={order.goodsPaise} />
      </div>
      <div className={styles['line']}>
        <span>
          {order.customerName}, {order.city}
        </span>
        <span className={styles['small']}>{order.maskedPhone}</span>
      </div>
      <div className={styles['line']}>
        <StateWord state={order.state} />
        <span className={styles['small']}>{formatInstant(order.placedAt)}</span>
      </div>
    </li>
  );
}

import type { OrderRowView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/money.tsx';
import { paymentWord, words } from '../../../../words/en/admin-orders.ts';
import { StateWord } from '../../parts/state-word.tsx';
import styles from './order-cards.module.css';
import { rowLink } from './row-keys.ts';

export function OrderCards({ orders }: { orders: readonly OrderRowView[] }) {
  return (
    <ul className={styles['cards']} aria-label={words.title}>
      {orders.map((order) => (
        <li key={order.number}>
          <div className={styles['line']}>
            <a href={paths.adminOrder(order.number)} className={styles['link']} {...rowLink}>
              {order.number}
            </a>
            <Money paise={order.totalPaise} />
          </div>
          <div className={styles['line']}>
            <span>{order.customerName}</span>
            <span className={styles['small']}>
              {order.balancePaise > 0
                ? words.balanceOf(formatMoney(order.balancePaise))
                : paymentWord(order.paymentStatus, order.state)}
            </span>
          </div>
          <p className={styles['small']}>
            {formatMobile(order.phone)} · {order.city}, {order.pickupLocation ?? words.door}
          </p>
          <div className={styles['line']}>
            <StateWord state={order.state} onHold={order.onHold} />
            <span className={styles['small']}>{formatInstant(order.placedAt)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

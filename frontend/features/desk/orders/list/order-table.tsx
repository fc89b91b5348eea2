import type { OrderRowView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/money.tsx';
import { paymentWord, words } from '../../../../words/en/admin-orders.ts';
import { StateWord } from '../../parts/state-word.tsx';
import styles from './order-table.module.css';
import { rowLink } from './row-keys.ts';

const { columns } = words;

export function OrderTable({ orders }: { orders: readonly OrderRowView[] }) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.customer}</th>
            <th scope="col">{columns.goesTo}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.payment}</th>
            <th scope="col" className={styles['figure']}>
              {columns.items}
            </th>
            <th scope="col" className={styles['figure']}>
              {columns.total}
            </th>
            <th scope="col" className={styles['figure']}>
              {columns.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number}>
              <th scope="row">
                <a href={paths.adminOrder(order.number)} className={styles['link']} {...rowLink}>
                  {order.number}
                </a>
                <span className={styles['small']}>{formatInstant(order.placedAt)}</span>
              </th>
              <td className={styles['name']}>
                {order.customerName}
                <span className={styles['small']}>{formatMobile(order.phone)}</span>
              </td>
              <td className={styles['name']}>
                {order.city}
                <span className={styles['small']}>{order.pickupLocation ?? words.door}</span>
              </td>
              <td>
                <StateWord state={order.state} onHold={order.onHold} />
              </td>
              <td className={styles['nowrap']}>{paymentWord(order.paymentStatus, order.state)}</td>
              <td className={styles['figure']}>{order.lineCount}</td>
              <td className={styles['figure']}>
                <Money paise={order.totalPaise} />
              </td>
              <td className={styles['figure']}>
                <Money paise={order.balancePaise} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

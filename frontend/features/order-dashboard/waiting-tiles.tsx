import type { DashboardView } from '@shop/contracts/orders/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { words } from '../../words/en/admin-dashboard.ts';
import { staffSession } from '../accounts/session.ts';
import { addressOf, type OrderFilters } from '../order-desk/order-filters.ts';
import styles from './waiting-tiles.module.css';

interface Tile {
  text: string;
  orders: number;
  filters: OrderFilters;
  more?: string;
}

/** How many orders wait for what; each leads to them. */
export function WaitingTiles({ view }: { view: DashboardView }) {
  const mayRead = staffSession.current().permissions.includes('orders.read');
  const tiles: Tile[] = [
    { text: words.toConfirm, orders: view.toConfirm, filters: { state: 'placed' } },
    { text: words.toPack, orders: view.toPack, filters: { state: 'confirmed' } },
    { text: words.toDispatch, orders: view.toDispatch, filters: { state: 'packed' } },
    { text: words.onTheWay, orders: view.onTheWay, filters: { state: 'dispatched' } },
    { text: words.toCollect, orders: view.toCollect, filters: { state: 'arrived' } },
    { text: words.onHold, orders: view.onHold, filters: { state: 'on-hold' } },
    {
      text: words.unpaid,
      orders: view.unpaid.orders,
      filters: { sort: 'balance' },
      more: words.unpaidOf(formatMoney(view.unpaid.balancePaise)),
    },
    { text: words.refundsDue, orders: view.refundsDue, filters: { payment: 'refund-due' } },
  ];
  return (
    <ul className={styles['tiles']} aria-label={words.waiting}>
      {tiles.map(({ text, orders, filters, more }) => {
        const content = (
          <>
            <span className={styles['orders']}>{orders}</span>
            <span>{text}</span>
            {more && <span className={styles['more']}>{more}</span>}
          </>
        );
        return (
          <li key={text} className={orders === 0 ? styles['none'] : undefined}>
            {mayRead ? <a href={addressOf(filters)}>{content}</a> : <div>{content}</div>}
          </li>
        );
      })}
    </ul>
  );
}

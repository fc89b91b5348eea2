import type { DashboardView } from '@shop/contracts/orders/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/admin-dashboard.ts';
import { staffSession } from '../../accounts/session.ts';
import { orderList } from '../orders/order-list.tsx';
import { addressOf, type Chosen } from '../parts/list/address.ts';
import styles from './waiting-tiles.module.css';

interface Tile {
  text: string;
  count: number;
  /** Null where the person's role does not lead there. */
  href: string | null;
  more?: string;
}

/** How much waits for what; each leads to it. */
export function WaitingTiles({ view }: { view: DashboardView }) {
  const { permissions } = staffSession.current();
  const ordersWith = (filters: Chosen) =>
    permissions.includes('orders.read') ? addressOf(orderList, filters) : null;
  const tiles: Tile[] = [
    { text: words.toConfirm, count: view.toConfirm, href: ordersWith({ state: 'placed' }) },
    { text: words.toPack, count: view.toPack, href: ordersWith({ state: 'confirmed' }) },
    { text: words.toDispatch, count: view.toDispatch, href: ordersWith({ state: 'packed' }) },
    { text: words.onTheWay, count: view.onTheWay, href: ordersWith({ state: 'dispatched' }) },
    { text: words.toCollect, count: view.toCollect, href: ordersWith({ state: 'arrived' }) },
    { text: words.onHold, count: view.onHold, href: ordersWith({ state: 'on-hold' }) },
    {
      text: words.unpaid,
      count: view.unpaid.orders,
      href: ordersWith({ sort: 'balance' }),
      more: words.unpaidOf(formatMoney(view.unpaid.balancePaise)),
    },
    { text: words.refundsDue, count: view.refundsDue, href: ordersWith({ payment: 'refund-due' }) },
    {
      text: words.newContacts,
      count: view.newContacts,
      href: permissions.includes('contacts.read') ? paths.adminContacts : null,
    },
  ];
  return (
    <ul className={styles['tiles']} aria-label={words.waiting}>
      {tiles.map(({ text, count, href, more }) => {
        const content = (
          <>
            <span className={styles['count']}>{count}</span>
            <span>{text}</span>
            {more && <span className={styles['more']}>{more}</span>}
          </>
        );
        return (
          <li key={text} className={count === 0 ? styles['none'] : undefined}>
            {href !== null ? <a href={href}>{content}</a> : <div>{content}</div>}
          </li>
        );
      })}
    </ul>
  );
}

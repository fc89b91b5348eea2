import type { MoneyOwed } from '@shop/contracts/figures/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { words } from '../../../words/en/staff/dashboard.ts';
import type { Chosen } from '../parts/list/address.ts';
import styles from './waiting-tiles.module.css';

interface Tile {
  text: string;
  count: number;
  /** Null where the person's role does not lead there. */
  href: string | null;
  more?: string;
}

/** What customers owe, and what is owed to them. */
export function moneyTiles(
  { unpaid, refundsDue }: MoneyOwed,
  hrefOf: (filters: Chosen) => string | null,
): Tile[] {
  return [
    {
      text: words.unpaid,
      count: unpaid.orders,
      href: hrefOf({ payment: 'owing', sort: 'balance' }),
      more: words.unpaidOf(formatMoney(unpaid.balancePaise)),
    },
    { text: words.refundsDue, count: refundsDue, href: hrefOf({ payment: 'refund-due' }) },
  ];
}

/** How much there is of what; each leads to it. */
export function WaitingTiles({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  return (
    <ul className={styles['tiles']} aria-label={title}>
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

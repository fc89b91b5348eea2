import { Button } from '@mantine/core';
import type { OrderPageView } from '@shop/contracts/orders/views';
import { words } from '../../words/en/admin-orders.ts';
import styles from './pager.module.css';

/** To the page before and after, as links. */
export function Pager({ view, hrefOf }: { view: OrderPageView; hrefOf: (page: number) => string }) {
  const pages = Math.ceil(view.total / view.pageSize);
  if (pages < 2) return null;
  return (
    <nav className={styles['pager']} aria-label={words.pages}>
      <span className={styles['range']}>{words.range(view)}</span>
      <Step text={words.previous} href={view.page > 1 ? hrefOf(view.page - 1) : null} />
      <Step text={words.next} href={view.page < pages ? hrefOf(view.page + 1) : null} />
    </nav>
  );
}

function Step({ text, href }: { text: string; href: string | null }) {
  if (href === null) {
    return (
      <Button variant="default" disabled>
        {text}
      </Button>
    );
  }
  return (
    <Button variant="default" component="a" href={href}>
      {text}
    </Button>
  );
}

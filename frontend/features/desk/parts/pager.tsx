import { Button } from '@mantine/core';
import { words } from '../../../words/en/admin.ts';
import styles from './pager.module.css';

interface PagerProps {
  view: {
    page: number;
    pageSize: number;
    total: number;
    /** There are more than were counted; a full page may have one after it. */
    isMore?: boolean;
  };
  /** How many rows this page has. */
  shown: number;
  hrefOf: (page: number) => string;
}

/** To the page before and after, as links. */
export function Pager({ view, shown, hrefOf }: PagerProps) {
  const first = (view.page - 1) * view.pageSize + 1;
  const { isMore = false } = view;
  const pages = Math.ceil(view.total / view.pageSize);
  const hasNext = view.page < pages || (isMore && shown === view.pageSize);
  if (pages < 2) return null;
  return (
    <nav className={styles['pager']} aria-label={words.pages}>
      <span className={styles['range']}>{words.range(first, first + shown - 1, view.total, isMore)}</span>
      <Step text={words.previous} href={view.page > 1 ? hrefOf(view.page - 1) : null} />
      <Step text={words.next} href={hasNext ? hrefOf(view.page + 1) : null} />
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

import { Button } from '@mantine/core';
import type { ListPage } from '@shop/contracts/listing/views';
import { words as english } from '../../../../../words/en/staff/list-page.ts';
import { useWords } from '../../chosen-words.ts';
import styles from './pager.module.css';

interface PagerProps {
  page: Pick<ListPage<unknown>, 'before' | 'after'>;
  hrefOf: (cursor: string) => string;
}

/** To the page before and after, as links. */
export function Pager({ page: { before, after }, hrefOf }: PagerProps) {
  const words = useWords(english);
  if (before === null && after === null) return null;
  return (
    <nav className={styles['pager']} aria-label={words.pages}>
      <Step text={words.previous} href={before === null ? null : hrefOf(before)} />
      <Step text={words.next} href={after === null ? null : hrefOf(after)} />
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

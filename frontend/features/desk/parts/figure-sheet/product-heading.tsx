import type { SheetProductView } from '@shop/contracts/sheets/views';
import { words as english } from '../../../../words/en/staff/figure-sheet.ts';
import { useNames, useWords } from '../chosen-words.ts';
import styles from './figure-table.module.css';
import { words as screenWords } from '../../../../words/en/staff/screen.ts';

/** The head of a row: what the product is. */
export function ProductHeading({ product }: { product: SheetProductView }) {
  const words = useWords(english);
  const screen = useWords(screenWords);
  const [first, second] = useNames()(product);
  const { code, content, draft } = product;
  return (
    <th scope="row">
      <bdi lang={first.lang}>{first.text}</bdi>
      <span className={styles['small']}>
        {code}
        {content && ` · ${screen.content(content)}`}
        {draft && ` · ${words.draft}`}
        {second && (
          <>
            {' · '}
            <bdi lang={second.lang}>{second.text}</bdi>
          </>
        )}
      </span>
    </th>
  );
}

import type { SheetProductView } from '@shop/contracts/sheets/views';
import { words } from '../../../../words/en/staff/figure-sheet.ts';
import styles from './figure-table.module.css';

/** The head of a row: what the product is. */
export function ProductHeading({ product }: { product: SheetProductView }) {
  const { code, name, nameTa, content, draft } = product;
  return (
    <th scope="row">
      <bdi>{name}</bdi>
      <span className={styles['small']}>
        {code}
        {content && ` · ${content}`}
        {draft && ` · ${words.draft}`}
        {nameTa && (
          <>
            {' · '}
            <bdi lang="ta">{nameTa}</bdi>
          </>
        )}
      </span>
    </th>
  );
}

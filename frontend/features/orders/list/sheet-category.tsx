import { memo } from 'react';
import type { Quantities } from '../form/list-link.ts';
import type { ListCategory } from '../form/list-rows.ts';
import { SheetRow } from './sheet-row.tsx';
import styles from './sheet-category.module.css';

interface SheetCategoryProps {
  category: ListCategory;
  posted: Quantities;
}

/** One kind of crackers under its heading, which stays in sight while its rows pass. */
export const SheetCategory = memo(function SheetCategory({ category, posted }: SheetCategoryProps) {
  const { slug, name, nameTa, rows } = category;
  return (
    <section className={styles['category']} id={slug} aria-labelledby={`${slug}-name`}>
      <h2 id={`${slug}-name`} className={styles['heading']}>
        <span>{name}</span>
        {nameTa && <span lang="ta">{nameTa}</span>}
      </h2>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.code} className={styles['row']} data-code={row.code}>
            <SheetRow row={row} categorySlug={slug} posted={posted} />
          </li>
        ))}
      </ul>
    </section>
  );
});

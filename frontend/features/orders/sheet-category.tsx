import { memo } from 'react';
import type { Quantities } from './list-link.ts';
import type { ListCategory } from './list-rows.ts';
import { SheetRow } from './sheet-row.tsx';
import styles from './sheet-category.module.css';

interface SheetCategoryProps {
  category: ListCategory;
  /** The codes to show; null shows all. */
  found: ReadonlySet<string> | null;
  posted: Quantities;
}

/** One kind of crackers under its heading, which stays in sight while its rows pass. */
export const SheetCategory = memo(function SheetCategory({ category, found, posted }: SheetCategoryProps) {
  const { slug, name, nameTa, rows } = category;
  const shown = found === null || rows.some(({ code }) => found.has(code));
  return (
    <section className={styles['category']} id={slug} aria-labelledby={`${slug}-name`} hidden={!shown}>
      <h2 id={`${slug}-name`} className={styles['heading']}>
        <span>{name}</span>
        {nameTa && <span lang="ta">{nameTa}</span>}
      </h2>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.code} className={styles['row']} hidden={found !== null && !found.has(row.code)}>
            <SheetRow row={row} categorySlug={slug} posted={posted} />
          </li>
        ))}
      </ul>
    </section>
  );
});

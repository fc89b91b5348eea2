import { memo } from 'react';
import type { Quantities } from '../form/list-link.ts';
import type { ListCategory, ListRow } from '../form/list-rows.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { SheetRow } from './sheet-row.tsx';
import { otherLanguage } from '../../../lib/language.ts';
import styles from './sheet-category.module.css';

/** Rows that are drawn together, or, far from the screen, not at all: whatever is watched costs each tap its time. */
const TOGETHER = 8;

interface SheetCategoryProps {
  category: ListCategory;
  posted: Quantities;
}

/** One kind of crackers under its heading, which on a wide screen stays in sight while its rows pass. */
export const SheetCategory = memo(function SheetCategory({ category, posted }: SheetCategoryProps) {
  const { slug, name, nameTa, rows } = category;
  return (
    <section
      className={styles['category']}
      id={slug}
      aria-labelledby={`${slug}-name`}
      data-rows={rows.length}
    >
      <div className={styles['heading']}>
        <h2 id={`${slug}-name`}>
          {`${name} `}
          {nameTa && <span lang={otherLanguage}>{nameTa}</span>}
        </h2>
        <span aria-hidden="true">{words.net}</span>
        <span aria-hidden="true">{words.amount}</span>
      </div>
      {groupsOf(rows).map((group) => (
        <ul key={group[0]?.code} className={styles['rows']} data-rows={group.length}>
          {group.map((row) => (
            <SheetRow key={row.code} row={row} categorySlug={slug} posted={posted} />
          ))}
        </ul>
      ))}
    </section>
  );
});

function groupsOf(rows: readonly ListRow[]): ListRow[][] {
  return Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, place) =>
    rows.slice(place * TOGETHER, (place + 1) * TOGETHER),
  );
}

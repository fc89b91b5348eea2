import { otherLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/text/tag.tsx';
import { contentOf } from '../../words/en/shop/goods-facts.ts';
import { words } from '../../words/en/shop/catalogue.ts';
import { DraftStepper } from './draft-stepper.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ShownRow } from './rows.ts';
import styles from './product-list.module.css';

interface ProductListProps {
  rows: readonly ShownRow[];
  /** How many pictures are in sight at once. */
  priority?: number;
  /** One below the heading the list stands under. */
  heading?: 'h2' | 'h3';
}

/** Products with price and quantity: rows on a phone, cards where there is room. */
export function ProductList({ rows, priority = 0, heading: Heading = 'h3' }: ProductListProps) {
  return (
    <ul className={styles['list']}>
      {rows.map((row, index) => (
        <li key={row.code} className={styles['row']}>
          <a
            href={paths.product(row.categorySlug, row.slug)}
            className={styles['picture']}
            tabIndex={-1}
            aria-hidden
          >
            {row.picture && (
              <Picture
                picture={row.picture}
                sizes="(width < 600px) 96px, 260px"
                priority={index < priority}
                decorative
              />
            )}
          </a>
          <div className={styles['words']}>
            <Heading>
              <a href={paths.product(row.categorySlug, row.slug)}>{row.name}</a>
            </Heading>
            {row.nameTa && (
              <p lang={otherLanguage} className={styles['tamil']}>
                {row.nameTa}
              </p>
            )}
            <p className={styles['facts']}>
              {row.code}
              {row.content && ` · ${contentOf(row.content)}`}{' '}
              {row.green && <Tag kind="green">{words.green}</Tag>}
            </p>
          </div>
          <div className={styles['buy']}>
            <ProductPrice price={row} />
            {row.available ? <DraftStepper product={row} /> : <Tag>{words.soldOut}</Tag>}
          </div>
        </li>
      ))}
    </ul>
  );
}

import { formatMoney } from '@shop/contracts/rules/money';
import { otherLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './best-sellers.module.css';
import { contentOf } from '../../words/en/shop/goods-facts.ts';
import type { BestSeller } from './rows.ts';

/** What is bought most, as small cards: a strip on a phone, rows where there is room. */
export function BestSellers({ products }: { products: readonly BestSeller[] }) {
  return (
    <ul className={styles['strip']}>
      {products.map(({ categorySlug, slug, name, nameTa, content, netPaise, picture }) => (
        <li key={`${categorySlug}/${slug}`}>
          <a href={paths.product(categorySlug, slug)} className={styles['card']}>
            <span className={styles['picture']}>
              {picture && <Picture picture={picture} sizes="(width < 600px) 40vw, 260px" decorative />}
            </span>
            <span className={styles['words']}>
              <b>{name}</b>
              {nameTa && <span lang={otherLanguage}>{nameTa}</span>}
              {content && <span>{contentOf(content)}</span>}
              <strong>{formatMoney(netPaise)}</strong>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

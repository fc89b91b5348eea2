import type { CategoryView } from '@shop/contracts/catalogue/views';
import { otherLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { words } from '../../words/en/shop/site.ts';
import styles from './category-grid.module.css';

export type ShownCategory = Pick<CategoryView, 'slug' | 'name' | 'nameTa' | 'picture'> & { count: number };

/** The kinds of crackers as drawings. */
export function CategoryGrid({
  categories,
  priority = 0,
}: {
  categories: readonly ShownCategory[];
  priority?: number;
}) {
  return (
    <ul className={styles['grid']}>
      {categories.map((category, index) => (
        <li key={category.slug}>
          <a href={paths.category(category.slug)} className={styles['card']}>
            <span className={styles['picture']}>
              {category.picture && (
                <Picture
                  picture={category.picture}
                  sizes="(width < 600px) 31vw, (width < 900px) 24vw, 270px"
                  priority={index < priority}
                  decorative
                />
              )}
            </span>
            <span className={styles['words']}>
              <b>{category.name}</b>
              {category.nameTa && (
                <span lang={otherLanguage} className={styles['tamil']}>
                  {category.nameTa}
                </span>
              )}
              <span className={styles['count']}>{words.items(category.count)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

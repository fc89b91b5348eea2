import { memo, useEffect, useRef, useState } from 'react';
import { words } from '../../../words/en/shop/orders-list.ts';
import type { ListCategory } from '../form/list-rows.ts';
import styles from './category-strip.module.css';

/** The kinds in one line that scrolls sideways and follows the sheet; plain links without JavaScript. */
export const CategoryStrip = memo(function CategoryStrip({
  categories,
}: {
  categories: readonly ListCategory[];
}) {
  const strip = useRef<HTMLElement>(null);
  const current = useCategoryInSight(categories);

  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[data-kind="${current}"]`);
    // Above the first kind it stands at its beginning, too.
    if (strip.current)
      strip.current.scrollTo({
        left: link ? link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2 : 0,
      });
  }, [current]);

  return (
    <nav ref={strip} className={styles['strip']} aria-label={words.categories}>
      {categories.map(({ slug, name }) => (
        <a
          key={slug}
          href={`#${slug}`}
          data-kind={slug}
          aria-current={slug === current ? 'true' : undefined}
          onClick={(event) => {
            // Without an entry in the history for each jump.
            event.preventDefault();
            document.getElementById(slug)?.scrollIntoView();
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
});

/** The kind whose rows stand just under the tools. */
function useCategoryInSight(categories: readonly ListCategory[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (changes) => {
        changes.forEach(({ target, isIntersecting }) => seen.set(target.id, isIntersecting));
        setCurrent(categories.find(({ slug }) => seen.get(slug))?.slug ?? null);
      },
      // A thin line under the tools and, on a wide screen, the heading that sticks.
      { rootMargin: '-110px 0px -60% 0px' },
    );
    for (const { slug } of categories) {
      const section = document.getElementById(slug);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [categories]);
  return current;
}

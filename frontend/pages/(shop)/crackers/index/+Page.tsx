import { TEXT } from '@shop/contracts/rules/limits';
import { useData } from 'vike-react/useData';
import { CategoryGrid } from '../../../../features/catalogue/category-grid.tsx';
import { ProductList } from '../../../../features/catalogue/product-list.tsx';
import { SearchForm } from '../../../../features/catalogue/search-form.tsx';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { Container, Section } from '../../../../ui/page/section.tsx';
import { words } from '../../../../words/en/shop/catalogue.ts';
import { words as search } from '../../../../words/en/shop/search.ts';
import type { Data } from './+data.ts';
import styles from './crackers.module.css';

/** Kinds that a search without a find leads to. */
const SUGGESTED = 6;

export function Page() {
  const { text, tooLong, found, closest, banned, pages, categories } = useData<Data>();
  return (
    <Container>
      <header className={styles['header']}>
        <h1>{words.crackers}</h1>
        <p>{words.intro}</p>
        <SearchForm key={text} text={tooLong ? '' : text} />
      </header>
      {banned && (
        <EmptyState title={search.banned(text)}>
          <p>{search.bannedHelp}</p>
          <p>
            <a href={paths.pollutionFree}>{search.bannedMore}</a>
          </p>
        </EmptyState>
      )}
      {text !== '' && found.length > 0 && (
        <Section title={closest ? search.closest(text) : words.found(found.length, text)}>
          <ProductList rows={found} priority={2} />
        </Section>
      )}
      {tooLong && (
        <EmptyState title={search.tooLong}>
          <p>{search.tooLongHelp(TEXT.search.max)}</p>
        </EmptyState>
      )}
      {text !== '' && !tooLong && !banned && found.length + pages.length === 0 && (
        <EmptyState title={search.nothingFound(text)}>
          <p>{search.nothingFoundHelp}</p>
          <ul className={styles['suggestions']}>
            {categories.slice(0, SUGGESTED).map(({ slug, name }) => (
              <li key={slug}>
                <a href={paths.category(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </EmptyState>
      )}
      {pages.length > 0 && (
        <Section title={search.pagesFound}>
          <ul className={styles['pages']}>
            {pages.map(({ title, path }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {text !== '' && (
        <p className={styles['all']}>
          <a href={paths.crackers}>{words.clearSearch}</a>
        </p>
      )}
      <div className={styles['kinds']}>
        <CategoryGrid categories={categories} priority={text === '' ? 4 : 0} />
      </div>
      <div className={styles['order']}>
        <LinkButton href={paths.quickOrder}>{words.quickOrder}</LinkButton>
      </div>
    </Container>
  );
}

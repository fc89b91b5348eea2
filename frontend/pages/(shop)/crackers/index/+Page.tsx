import { useData } from 'vike-react/useData';
import { CategoryGrid } from '../../../../features/catalogue/category-grid.tsx';
import { ProductList } from '../../../../features/catalogue/product-list.tsx';
import { SearchForm } from '../../../../features/catalogue/search-form.tsx';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Container, Section } from '../../../../ui/section.tsx';
import { words } from '../../../../words/en/catalogue.ts';
import type { Data } from './+data.ts';
import styles from './crackers.module.css';

export function Page() {
  const { text, found, foundCount, categories } = useData<Data>();
  return (
    <Container>
      <header className={styles['header']}>
        <h1>{words.crackers}</h1>
        <p>{words.intro}</p>
        <SearchForm key={text} text={text} />
      </header>
      {text !== '' && found.length > 0 && (
        <Section title={words.found(foundCount, text)}>
          <ProductList rows={found} priority={2} />
        </Section>
      )}
      {text !== '' && found.length === 0 && (
        <EmptyState title={words.nothingFound(text)}>
          <p>{words.nothingFoundHelp}</p>
          <LinkButton href={paths.crackers} look="quiet">
            {words.clearSearch}
          </LinkButton>
        </EmptyState>
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

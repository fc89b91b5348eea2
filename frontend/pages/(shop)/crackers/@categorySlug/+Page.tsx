import { useData } from 'vike-react/useData';
import { ProductList } from '../../../../features/catalogue/product-list.tsx';
import { otherLanguage } from '../../../../lib/language.ts';
import { paths } from '../../../../lib/paths.ts';
import { Breadcrumbs } from '../../../../ui/page/breadcrumbs.tsx';
import { LinkButton } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import { Container } from '../../../../ui/page/section.tsx';
import { words } from '../../../../words/en/shop/catalogue.ts';
import type { Data } from './+data.ts';
import styles from './category.module.css';

export function Page() {
  const { name, nameTa, description, crumbs, rows } = useData<Data>();
  return (
    <Container>
      <Breadcrumbs label={words.breadcrumbs} crumbs={crumbs} />
      <header className={styles['header']}>
        <h1>
          {name}
          {nameTa && (
            <span lang={otherLanguage} className={styles['tamil']}>
              {nameTa}
            </span>
          )}
        </h1>
        <RichText html={description} />
      </header>
      {rows.length > 0 ? (
        <ProductList rows={rows} priority={3} heading="h2" />
      ) : (
        <EmptyState title={words.emptyCategory} />
      )}
      <div className={styles['order']}>
        <LinkButton href={paths.quickOrder}>{words.quickOrder}</LinkButton>
        <LinkButton href={paths.crackers} look="quiet">
          {words.otherKinds}
        </LinkButton>
      </div>
    </Container>
  );
}

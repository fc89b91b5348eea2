import { useData } from 'vike-react/useData';
import { ProductList } from '../../../features/catalogue/product-list.tsx';
import { TextPage } from '../../../features/texts/text-page.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Container, Section } from '../../../ui/page/section.tsx';
import { words } from '../../../words/en/shop/pollution-free.ts';
import type { Data } from './+data.ts';
import styles from './pollution-free.module.css';

export function Page() {
  const { rows, ...text } = useData<Data>();
  return (
    <>
      <TextPage text={text} />
      <Container>
        <Section title={words.list} id="list">
          {rows.length > 0 ? (
            <>
              <p className={styles['text']}>{words.listText}</p>
              <ProductList rows={rows} />
            </>
          ) : (
            <EmptyState title={words.none} />
          )}
        </Section>
      </Container>
    </>
  );
}

import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { useData } from 'vike-react/useData';
import { SchemesToJoin } from '../../../features/schemes/schemes-to-join.tsx';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Container } from '../../../ui/page/section.tsx';
import { words } from '../../../words/en/shop/schemes.ts';
import type { Data } from './+data.ts';
import styles from '../../../features/schemes/schemes.module.css';

export function Page() {
  const { shop, closed } = usePageContext();
  const { identity } = shop;
  const { lead, none, schemes, terms, posted, page } = useData<Data>();
  const phone = identity.phones[0] ?? identity.whatsapp;
  return (
    <Container>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>
        {lead} {closed && <a href={paths.closed}>{words.closed}</a>}
      </p>
      {schemes.length === 0 ? (
        <EmptyState title={none.title}>
          <p>{none.text}</p>
          <a href={`tel:+91${phone}`}>{formatMobile(phone)}</a>
        </EmptyState>
      ) : (
        <SchemesToJoin schemes={schemes} terms={terms} posted={posted} page={page} />
      )}
    </Container>
  );
}

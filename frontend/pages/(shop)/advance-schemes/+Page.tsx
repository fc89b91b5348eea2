import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { useData } from 'vike-react/useData';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Container, Section } from '../../../ui/section.tsx';
import { words } from '../../../words/en/schemes.ts';
import type { Data } from './+data.ts';
import { SchemeCalculator } from './scheme-calculator.tsx';
import { SchemeCard } from './scheme-card.tsx';
import styles from './schemes.module.css';

export function Page() {
  const { identity } = usePageContext().shop;
  const { schemes } = useData<Data>();
  const phone = identity.phones[0] ?? identity.whatsapp;
  const graceDays = new Set(schemes.map((scheme) => scheme.graceDays));
  return (
    <Container>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      {schemes.length === 0 ? (
        <EmptyState title={words.none}>
          <p>{words.noneText}</p>
          <a href={`tel:+91${phone}`}>{formatMobile(phone)}</a>
        </EmptyState>
      ) : (
        <ul className={styles['schemes']}>
          {schemes.map((scheme, index) => (
            <li key={scheme.slug}>
              <SchemeCard scheme={scheme} phone={phone} whatsapp={identity.whatsapp} priority={index < 2} />
            </li>
          ))}
        </ul>
      )}
      {schemes.length > 0 && <SchemeCalculator schemes={schemes} />}
      <Section title={words.rulesTitle}>
        <ul className={styles['rules']}>
          {words.rules(graceDays.size === 1 ? ([...graceDays][0] ?? null) : null).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
    </Container>
  );
}

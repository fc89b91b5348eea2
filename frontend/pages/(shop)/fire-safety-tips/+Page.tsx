import { useData } from 'vike-react/useData';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Container, Section } from '../../../ui/page/section.tsx';
import type { Data } from './+data.ts';
import styles from './fire-safety.module.css';

export function Page() {
  const words = useData<Data>();
  return (
    <Container narrow>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <Notice kind="season" title={words.numbersTitle}>
        <ul className={styles['numbers']}>
          {words.numbers.map(({ name, number }) => (
            <li key={number}>
              {name} <a href={`tel:${number}`}>{number}</a>
            </li>
          ))}
        </ul>
      </Notice>
      {words.sections.map((section) => (
        <Section key={section.title} title={section.title}>
          <Tips items={section.items} />
        </Section>
      ))}
      <Section title={words.burnsTitle} id="burns">
        <Tips items={words.burns} />
      </Section>
      <Section title={words.lawTitle} id="law">
        <Tips items={words.law} />
      </Section>
    </Container>
  );
}

function Tips({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles['tips']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

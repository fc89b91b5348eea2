import { Section } from '../../ui/page/section.tsx';
import type { SchemeCase } from '../../words/en/shop/scheme-terms.ts';
import styles from './schemes.module.css';

/** What happens when it does not go as planned. */
export function SchemeCases({ title, cases }: { title: string; cases: readonly SchemeCase[] }) {
  return (
    <Section title={title}>
      <div className={styles['cases']}>
        {cases.map((each) => (
          <div key={each.title}>
            <h3>{each.title}</h3>
            <p>{each.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

import { Columns, Section } from '../../ui/page/section.tsx';
import { words as joining } from '../../words/en/shop/join-scheme.ts';
import type { PostedJoin } from './answer-join-form.ts';
import { JoinForm } from './join-form.tsx';
import { SchemeCalculator } from './scheme-calculator.tsx';
import { SchemeCard } from './scheme-card.tsx';
import { SchemeCases } from './scheme-cases.tsx';
import styles from './schemes.module.css';
import type { ShownScheme, ShownTerms } from './shown-schemes.ts';

interface SchemesToJoinProps {
  schemes: readonly ShownScheme[];
  terms: ShownTerms;
  posted: PostedJoin | null;
  /** The page that they stand on. */
  page: string;
}

/** The schemes with their figures, the calculator, what happens in each case, and the form. */
export function SchemesToJoin({ schemes, terms, posted, page }: SchemesToJoinProps) {
  return (
    <>
      <ul className={styles['schemes']}>
        {schemes.map((scheme, index) => (
          <li key={scheme.slug}>
            <SchemeCard scheme={scheme} priority={index < 2} />
          </li>
        ))}
      </ul>
      <Columns>
        <SchemeCalculator schemes={schemes} />
        <Section title={terms.rulesTitle}>
          <ul className={styles['rules']}>
            {terms.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Section>
      </Columns>
      <SchemeCases title={terms.casesTitle} cases={terms.cases} />
      <Section title={joining.title} id="join">
        <p className={styles['lead']}>{terms.joinLead}</p>
        {schemes.some(({ isFull }) => !isFull) && (
          <JoinForm schemes={schemes} posted={posted} action={page} />
        )}
      </Section>
    </>
  );
}

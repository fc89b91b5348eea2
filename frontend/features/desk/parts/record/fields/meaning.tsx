import type { ReactNode } from 'react';
import { words } from '../../../../../words/en/staff/record.ts';
import styles from './meaning.module.css';

interface MeaningProps {
  title: string;
  /** What follows from the record, a sentence each; null while it cannot be right. */
  sentences: readonly string[] | null;
  /** Where it can be seen. */
  children?: ReactNode;
}

/** Under the fields of a form: what becomes true once they are saved. */
export function Meaning({ title, sentences, children }: MeaningProps) {
  return (
    <section className={styles['meaning']} aria-live="polite">
      <h3>{title}</h3>
      <ul>
        {(sentences ?? [words.unclear]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}

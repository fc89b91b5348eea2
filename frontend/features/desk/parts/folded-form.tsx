import type { ComponentProps, ReactNode } from 'react';
import styles from './folded-form.module.css';

interface FoldedFormProps extends ComponentProps<'form'> {
  summary: ReactNode;
  /** In a box of its own, where it stands between other things. */
  boxed?: boolean;
}

/** A form in one row that is unfolded by its name. */
export function FoldedForm({ summary, boxed, ...form }: FoldedFormProps) {
  return (
    <details className={styles['folded']}>
      <summary>{summary}</summary>
      <form className={boxed ? styles['boxed'] : undefined} {...form} />
    </details>
  );
}

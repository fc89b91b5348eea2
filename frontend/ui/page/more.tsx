import type { ReactNode } from 'react';
import styles from './more.module.css';

interface MoreProps {
  summary: string;
  /** Whether it stands open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** What few people need: folded behind one line, which opens without a script too. */
export function More({ summary, open, children }: MoreProps) {
  return (
    <details className={styles['more']} open={open || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

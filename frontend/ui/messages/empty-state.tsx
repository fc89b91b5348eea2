import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Where there is nothing to show: why, and what to do instead. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles['empty']}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}

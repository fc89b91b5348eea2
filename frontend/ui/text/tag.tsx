import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A word about a thing: `green` for what is kinder, `season` for savings. */
export function Tag({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'green' | 'season';
  children: ReactNode;
}) {
  return <span className={`${styles['tag']} ${styles[kind]}`}>{children}</span>;
}

import type { ReactNode } from 'react';
import styles from './section.module.css';

/** The width of the page with its margins; `narrow` for reading. */
export function Container({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={narrow ? `${styles['container']} ${styles['narrow']}` : styles['container']}>
      {children}
    </div>
  );
}

/** Two parts of a page beside each other where there is room, below each other where there is none. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles['columns']}>{children}</div>;
}

/** A part of a page under its heading. */
export function Section({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className={styles['section']} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

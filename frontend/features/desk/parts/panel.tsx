import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

/** A card of a page under its own heading; screen readers list it by that name. */
export function Panel({
  title,
  actions,
  children,
}: {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './admin-page.module.css';

interface AdminPageProps {
  title: ReactNode;
  /** Over the heading: to the list that the record is from. */
  back?: { text: string; href: string };
  /** Beside the heading: the state of things. */
  aside?: ReactNode;
  /** At the end of the heading's row: what can be done. */
  actions?: ReactNode;
  narrow?: boolean;
  /** A list: what comes before its first row takes little room. */
  dense?: boolean;
  children: ReactNode;
}

/** A page of the admin area under its heading, which takes the focus after navigation. */
export function AdminPage({ title, back, aside, actions, narrow, dense, children }: AdminPageProps) {
  const looks = [styles['page'], narrow && styles['narrow'], dense && styles['dense']];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {back && (
        <a href={back.href} className={styles['back']}>
          <span aria-hidden="true">‹ </span>
          {back.text}
        </a>
      )}
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{title}</h1>
        {aside}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

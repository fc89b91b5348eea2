import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './notice.module.css';

/** Something to know before going on; an `error` is read aloud at once. */
export function Notice({
  kind = 'info',
  title,
  children,
}: {
  kind?: 'info' | 'season' | 'error';
  title?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`${styles['notice']} ${styles[kind]}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon name={kind === 'error' ? 'warning' : 'info'} />
      <div>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  );
}

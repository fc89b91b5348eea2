import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useChosenLanguage } from './chosen-words.ts';
import styles from './admin-page.module.css';

interface AdminPageProps {
  title: ReactNode;
  /** Before the heading: to the list that the record is from. */
  back?: { text: string; href: string } | null;
  /** Beside the heading: the state of things, and the facts that decide. */
  aside?: ReactNode;
  /** At the end of the heading's row: what can be done, the first choice last. */
  actions?: ReactNode;
  /** Of a page whose head says so much that it is looked for by a name of its own. */
  headName?: string;
  narrow?: boolean;
  /** A list, or a desk: its actions are few and short, and stay beside the heading on a phone too. */
  dense?: boolean;
  children: ReactNode;
}

/** A page under its head, a line that stays in sight; the heading takes the focus after navigation. */
export function AdminPage(props: AdminPageProps) {
  const { title, back, aside, actions, headName, narrow, dense, children } = props;
  const lang = useChosenLanguage();
  const looks = [styles['page'], narrow && styles['narrow'], dense && styles['dense']];
  return (
    <div className={looks.filter(Boolean).join(' ')} lang={lang}>
      <div className={styles['head']} role={headName && 'region'} aria-label={headName}>
        <div className={styles['line']}>
          {back && (
            <a href={back.href} className={styles['back']} aria-label={back.text} title={back.text}>
              <Icon name="arrow" />
            </a>
          )}
          <h1 tabIndex={-1}>{title}</h1>
          {aside}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

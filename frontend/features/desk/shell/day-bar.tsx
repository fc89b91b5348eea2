import { usePageContext } from 'vike-react/usePageContext';
import { words } from '../../../words/en/staff/shell.ts';
import { staffSession } from '../../accounts/session.ts';
import { barPagesFor } from './commands/pages.ts';
import styles from './day-bar.module.css';
import { DeskIcon } from './desk-icon.tsx';
import { pageInMenu } from './side-bar/page-groups.tsx';
import { PageLink } from './side-bar/page-link.tsx';
import { useWaiting } from './use-waiting.ts';

/** A phone's bar at the bottom: the pages of the day, and the menu with all others. */
export function DayBar({ menu }: { menu: string }) {
  const { urlPathname } = usePageContext();
  const waiting = useWaiting();
  const pages = barPagesFor(staffSession.current().permissions);
  const here = pageInMenu(
    urlPathname,
    pages.map(({ href }) => href),
  );
  return (
    <nav className={styles['bar']} aria-label={words.today}>
      {pages.map((page) => (
        <PageLink
          key={page.href}
          page={page}
          isHere={page.href === here}
          waiting={waiting[page.href]}
          upright
        />
      ))}
      <button type="button" popoverTarget={menu} className={styles['more']}>
        <DeskIcon name="more" />
        <span>{words.more}</span>
      </button>
    </nav>
  );
}

import { Button, NavLink } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/shell.ts';
import { staffSession } from '../../accounts/session.ts';
import { ColourModeButton } from '../../shop/colour-mode-button.tsx';
import { pageGroupsFor } from './commands/pages.ts';
import styles from './side-bar.module.css';
import { signOutOfStaff, useSignOut } from './use-sign-out.ts';
import { mayUseCamera } from '../../../lib/camera.ts';

/** Where staff can go, who they are, and the way out. */
export function SideBar({ onNavigate }: { onNavigate?: () => void }) {
  const { urlPathname } = usePageContext();
  const { name, role, permissions } = staffSession.current();
  const [signOut, leaving] = useSignOut('staff', signOutOfStaff);
  const groups = pageGroupsFor(permissions);
  const here = pageInMenu(
    urlPathname,
    groups.flatMap(({ pages }) => pages.map(({ href }) => href)),
  );
  return (
    <div className={styles['bar']}>
      <nav aria-label={words.mainNavigation} className={styles['pages']}>
        {groups.map(({ title, pages }) => (
          <div key={title} role="group" aria-label={title ?? words.daily}>
            {title && (
              <p className={styles['group']} aria-hidden="true">
                {title}
              </p>
            )}
            {pages.map(({ text, href }) => (
              <NavLink
                key={href}
                label={text}
                href={href}
                ref={href === here ? show : undefined}
                active={href === here}
                aria-current={href === here ? 'page' : undefined}
                {...(onNavigate && { onClick: onNavigate })}
                className={styles['entry'] ?? ''}
              />
            ))}
          </div>
        ))}
      </nav>
      <div className={styles['foot']}>
        <a href={paths.home} rel="external" className={styles['shop']}>
          {words.viewShop}
        </a>
        <div className={styles['person']}>
          <div>
            <span className="visually-hidden">{words.signedInAs('')}</span>
            <a href={paths.ownAccount} title={words.ownAccount}>
              <strong>{name}</strong>
            </a>
            <span className={styles['role']}>{words.roles[role]}</span>
          </div>
          <ColourModeButton />
        </div>
        <Button variant="default" fullWidth loading={leaving} onClick={signOut}>
          {words.signOut}
        </Button>
      </div>
    </div>
  );
}

/** The page one is on stands in view, however many there are. */
function show(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}

/** The entry that one is on, or under: of several the one that names most of the address. */
export function pageInMenu(pathname: string, hrefs: readonly string[]): string | undefined {
  // An order that is packed stands under the orders, and belongs to packing.
  const here = mayUseCamera(pathname) ? paths.adminPacking : pathname;
  return hrefs
    .filter((href) => here === href || here.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

import { Button, NavLink } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/admin.ts';
import { staffSession } from '../../accounts/session.ts';
import { ColourModeButton } from '../../shop/colour-mode-button.tsx';
import styles from './side-bar.module.css';
import { signOutOfStaff, useSignOut } from './use-sign-out.ts';

/** Where staff can go, who they are, and the way out. */
export function SideBar({ onNavigate }: { onNavigate?: () => void }) {
  const { urlPathname } = usePageContext();
  const { name, role, permissions } = staffSession.current();
  const [signOut, leaving] = useSignOut('staff', signOutOfStaff);
  const entries = [
    { text: words.dashboard, href: paths.dashboard, shown: permissions.includes('dashboard.read') },
    { text: words.orders, href: paths.adminOrders, shown: permissions.includes('orders.read') },
    { text: words.contacts, href: paths.adminContacts, shown: permissions.includes('contacts.read') },
    { text: words.prices, href: paths.adminPrices, shown: permissions.includes('catalogue.read') },
    { text: words.audit, href: paths.audit, shown: permissions.includes('audit.read') },
    { text: words.uploads, href: paths.uploads, shown: permissions.includes('uploads.read') },
    { text: words.settings, href: paths.settings, shown: permissions.includes('settings.read') },
  ];
  return (
    <div className={styles['bar']}>
      <nav aria-label={words.mainNavigation}>
        {entries
          .filter(({ shown }) => shown)
          .map(({ text, href }) => (
            <NavLink
              key={href}
              label={text}
              href={href}
              active={isUnder(urlPathname, href)}
              aria-current={isUnder(urlPathname, href) ? 'page' : undefined}
              {...(onNavigate && { onClick: onNavigate })}
              className={styles['entry'] ?? ''}
            />
          ))}
      </nav>
      <div className={styles['foot']}>
        <a href={paths.home} rel="external" className={styles['shop']}>
          {words.viewShop}
        </a>
        <div className={styles['person']}>
          <div>
            <span className="visually-hidden">{words.signedInAs('')}</span>
            <strong>{name}</strong>
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

function isUnder(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

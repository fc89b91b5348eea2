import { Button } from '@mantine/core';
import { paths } from '../../../../lib/paths.ts';
import { words as screen } from '../../../../words/en/staff/screen.ts';
import { words } from '../../../../words/en/staff/shell.ts';
import { staffSession } from '../../../accounts/session.ts';
import { ColourModeButton } from '../../../shop/colour-mode-button.tsx';
import { PageGroups } from './page-groups.tsx';
import styles from './side-bar.module.css';
import { signOutOfStaff, useSignOut } from '../sign-in/use-sign-out.ts';

/** Where staff can go, who they are, and the way out. */
export function SideBar({ onNavigate }: { onNavigate?: () => void }) {
  const { name, role } = staffSession.current();
  const [signOut, leaving] = useSignOut('staff', signOutOfStaff);
  return (
    <div className={styles['bar']}>
      <PageGroups onNavigate={onNavigate} />
      <div className={styles['foot']}>
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
        <div className={styles['out']}>
          <a href={paths.home} rel="external">
            {words.viewShop}
          </a>
          <Button variant="subtle" px="xs" loading={leaving} onClick={signOut}>
            {screen.signOut}
          </Button>
        </div>
      </div>
    </div>
  );
}

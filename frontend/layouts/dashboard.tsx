import { Burger } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Commands, FindButton } from '../features/desk/shell/commands/commands.tsx';
import { Live, LiveMark } from '../features/desk/shell/live/live.tsx';
import { useFocusKept } from '../features/desk/shell/use-focus-kept.ts';
import { DayBar } from '../features/desk/shell/day-bar.tsx';
import { ShopState } from '../features/desk/shell/shop-state.tsx';
import { SideBar } from '../features/desk/shell/side-bar/side-bar.tsx';
import { SignedInProvider } from '../features/desk/shell/sign-in/signed-in-provider.tsx';
import { useFocusAfterNavigation } from '../features/desk/shell/use-focus-after-navigation.ts';
import { paths } from '../lib/paths.ts';
import { words } from '../words/en/staff/shell.ts';
import { Logo } from '../features/shop/logo.tsx';
import styles from './dashboard.module.css';

/** The staff's area: a side bar; on phones a bar at the bottom, and a menu that slides in: the browser's own
 * popover, see `parts/use-drop-panel`. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const { shop, urlPathname } = usePageContext();
  const [opened, setOpened] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useFocusAfterNavigation(urlPathname);
  useFocusKept();
  const name = (
    <a href={paths.dashboard} className={styles['name']}>
      <Logo height={28} />
      <span>{shop.identity.name}</span>
    </a>
  );
  return (
    <SignedInProvider area="staff">
      <Live area="staff">
        <Commands>
          <a className={styles['skip']} href="#content">
            {words.skipToContent}
          </a>
          <div className={styles['area']}>
            <header className={styles['top']}>
              {name}
              <ShopState />
              <LiveMark />
              <FindButton compact />
            </header>
            <div
              ref={menu}
              id="menu"
              popover="auto"
              className={styles['menu']}
              onToggle={({ newState }) => setOpened(newState === 'open')}
            >
              {opened && (
                <>
                  <Burger
                    opened
                    autoFocus
                    popoverTarget="menu"
                    aria-label={words.closeMenu}
                    size="sm"
                    className={styles['burger'] ?? ''}
                  />
                  <SideBar onNavigate={() => menu.current?.hidePopover()} />
                </>
              )}
            </div>
            <header className={styles['side']}>
              {name}
              <ShopState />
              <LiveMark />
              <FindButton />
              <SideBar />
            </header>
            <main id="content">{children}</main>
            <DayBar menu="menu" />
          </div>
        </Commands>
      </Live>
    </SignedInProvider>
  );
}

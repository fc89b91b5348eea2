import { Burger, Drawer } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Commands, FindButton } from '../features/desk/parts/commands/commands.tsx';
import { Live, LiveMark } from '../features/desk/parts/live/live.tsx';
import { ShopState } from '../features/desk/shell/shop-state.tsx';
import { SideBar } from '../features/desk/shell/side-bar.tsx';
import { SignedInProvider } from '../features/desk/shell/signed-in-provider.tsx';
import { useFocusAfterNavigation } from '../features/desk/shell/use-focus-after-navigation.ts';
import { paths } from '../lib/paths.ts';
import { words } from '../words/en/admin.ts';
import styles from './dashboard.module.css';

/** The staff's area: a side bar, on phones a drawer. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const { shop, urlPathname } = usePageContext();
  const [opened, setOpened] = useState(false);
  useFocusAfterNavigation(urlPathname);
  const name = (
    <a href={paths.dashboard} className={styles['name']}>
      <img src="/logo.svg" alt="" width="28" height="28" />
      {shop.identity.name}
    </a>
  );
  return (
    <SignedInProvider area="staff">
      <Live>
        <Commands>
          <a className={styles['skip']} href="#content">
            {words.skipToContent}
          </a>
          <div className={styles['area']}>
            <header className={styles['top']}>
              <Burger
                opened={opened}
                onClick={() => setOpened(true)}
                aria-label={words.openMenu}
                aria-expanded={opened}
                size="sm"
                className={styles['burger'] ?? ''}
              />
              {name}
              <ShopState />
              <LiveMark />
              <FindButton compact />
            </header>
            <Drawer
              opened={opened}
              onClose={() => setOpened(false)}
              title={words.menu}
              size="280px"
              classNames={{ body: styles['drawer'] ?? '', content: styles['drawerContent'] ?? '' }}
              closeButtonProps={{ 'aria-label': words.close }}
            >
              <SideBar onNavigate={() => setOpened(false)} />
            </Drawer>
            <header className={styles['side']}>
              {name}
              <ShopState />
              <LiveMark />
              <FindButton />
              <SideBar />
            </header>
            <main id="content">{children}</main>
          </div>
        </Commands>
      </Live>
    </SignedInProvider>
  );
}

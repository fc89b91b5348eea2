import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Live, LiveMark } from '../features/desk/shell/live/live.tsx';
import { useFocusKept } from '../features/desk/shell/use-focus-kept.ts';
import { SignedInProvider } from '../features/desk/shell/sign-in/signed-in-provider.tsx';
import { useFocusAfterNavigation } from '../features/desk/shell/use-focus-after-navigation.ts';
import { signOutOfReferrer, useSignOut } from '../features/desk/shell/sign-in/use-sign-out.ts';
import { OwnArea } from '../features/referrer/own-area.tsx';
import { registerDevice } from '../features/referrer/register-device.ts';
import { ColourModeButton } from '../features/shop/colour-mode-button.tsx';
import { paths } from '../lib/paths.ts';
import { words as area } from '../words/en/referrer/area.ts';
import { words as site } from '../words/en/shop/site.ts';
import { words as screen } from '../words/en/staff/screen.ts';
import { Logo } from '../features/shop/logo.tsx';
import { useChosenLanguage, useWords } from '../features/desk/parts/chosen-words.ts';
import styles from './dashboard-referrer.module.css';

/** The referrer's area, made for a phone: one column under a head with two places. */
export function DashboardReferrerLayout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext();
  useFocusAfterNavigation(urlPathname);
  useFocusKept();
  useEffect(() => void registerDevice(), []);
  return (
    <SignedInProvider area="referrer">
      <Live area="referrer">
        <OwnArea>
          <Head />
          <main id="content" className={styles['content']}>
            {children}
          </main>
        </OwnArea>
      </Live>
    </SignedInProvider>
  );
}

function Head() {
  const { shop, urlPathname } = usePageContext();
  const words = useWords(area);
  return (
    <header className={styles['head']} lang={useChosenLanguage()}>
      <div className={styles['inner']}>
        <a href={paths.home} rel="external" className={styles['name']}>
          <Logo height={28} />
          <span>{shop.identity.name}</span>
        </a>
        <ColourModeButton words={useWords(site)} />
        <SignOutButton />
      </div>
      <nav className={styles['places']} aria-label={words.navigation}>
        <Place text={words.overview} href={paths.referrer} current={urlPathname} />
        <Place text={words.orders} href={paths.referrerOrders} current={urlPathname} />
        <Place text={words.account} href={paths.referrerAccount} current={urlPathname} />
        <span className={styles['mark']}>
          <LiveMark />
        </span>
      </nav>
    </header>
  );
}

/** What is kept of customers goes too. Asked for only now: it is the price list's, which would load this layout with it. */
async function leave() {
  try {
    return await signOutOfReferrer();
  } finally {
    (await import('../features/orders/assisted/forget-assisted.ts')).forgetAssisted();
  }
}

function SignOutButton() {
  const words = useWords(screen);
  const [signOut, leaving] = useSignOut('referrer', leave);
  return (
    <Button variant="subtle" px="xs" loading={leaving} onClick={signOut}>
      {words.signOut}
    </Button>
  );
}

function Place({ text, href, current }: { text: string; href: string; current: string }) {
  return (
    <a href={href} aria-current={current === href ? 'page' : undefined}>
      {text}
    </a>
  );
}

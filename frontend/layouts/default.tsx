import type { ReactNode } from 'react';
import { BottomBar } from '../features/shop/bottom-bar.tsx';
import { SiteFooter } from '../features/shop/site-footer.tsx';
import { SiteHeader } from '../features/shop/site-header.tsx';
import { words } from '../words/en/shop/site.ts';
import styles from './default.module.css';

/** The public shop. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles['site']}>
      <a className={styles['skip']} href="#content">
        {words.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" className={styles['content']}>
        {children}
      </main>
      <SiteFooter />
      <BottomBar />
    </div>
  );
}

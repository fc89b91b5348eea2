import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../lib/paths.ts';
import { Logo } from '../features/shop/logo.tsx';
import styles from './dynamic.module.css';

/** Sign-in and password pages of the admin and referrer areas: one card in the middle, under the shop's name. */
export function DynamicLayout({ children }: { children: ReactNode }) {
  const { shop } = usePageContext();
  return (
    <div className={styles['page']}>
      <header>
        <a className={styles['name']} href={paths.home} rel="external">
          <Logo height={40} />
          {shop.identity.name}
        </a>
      </header>
      <main className={styles['card']}>{children}</main>
    </div>
  );
}

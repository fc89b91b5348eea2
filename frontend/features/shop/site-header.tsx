import { TEXT } from '@shop/contracts/rules/limits';
import { usePageContext } from 'vike-react/usePageContext';
import { Icon } from '../../ui/icon.tsx';
import { here } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { words } from '../../words/en/shop/site.ts';
import { DraftLink } from '../draft/draft-link.tsx';
import { ColourModeButton } from './colour-mode-button.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LateHelp } from './late-help.tsx';
import { SeasonLine } from './season-line.tsx';
import { Logo } from './logo.tsx';
import styles from './site-header.module.css';

/** Until when to order, name, search, draft and colour mode; on a phone the search and the draft are in the bar at the bottom. */
export function SiteHeader() {
  const { shop, closed, urlPathname } = usePageContext();
  // The price list has a search box of its own, which needs a script.
  const isList = here(urlPathname).startsWith(paths.quickOrder);
  return (
    <header className={styles['header']}>
      <SeasonLine />
      <div className={styles['inner']}>
        <a className={styles['name']} href={paths.home}>
          <Logo height={36} />
          <span>{shop.identity.name}</span>
        </a>
        {!closed && (
          <nav className={styles['links']} aria-label={words.list}>
            <a href={paths.crackers}>{words.crackers}</a>
            <a href={paths.quickOrder}>{words.quickOrder}</a>
            <a href={paths.track} data-always>
              {words.track}
            </a>
            <a href={paths.contact}>{words.links.contact}</a>
          </nav>
        )}
        {/* The page of all crackers has its own, which needs none. */}
        {!closed && here(urlPathname) !== paths.crackers && (
          <form
            className={isList ? `${styles['search']} ${styles['scriptless']}` : styles['search']}
            action={paths.crackers}
            role="search"
          >
            <Icon name="search" />
            <input
              type="search"
              name="q"
              aria-label={words.searchLabel}
              placeholder={words.searchPlaceholder}
              maxLength={TEXT.search.max}
            />
          </form>
        )}
        <div className={styles['tools']}>
          <div className={styles['languages']}>
            <LanguageLinks />
          </div>
          {!closed && <DraftLink />}
          <LateHelp />
          <ColourModeButton />
        </div>
      </div>
    </header>
  );
}

import { usePageContext } from 'vike-react/usePageContext';
import { here } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { words } from '../../words/en/shop/site.ts';
import { DraftBadge } from '../draft/draft-badge.tsx';
import styles from './bottom-bar.module.css';

/** A phone's bar at the bottom: home, list, search, an order on its way, draft. */
export function BottomBar() {
  const { closed, urlPathname } = usePageContext();
  if (closed) return null;
  return (
    <nav className={styles['bar']} aria-label={words.title}>
      <Entry icon="home" href={paths.home} text={words.home} current={here(urlPathname)} />
      <Entry icon="list" href={paths.quickOrder} text={words.list} current={here(urlPathname)} />
      <Entry icon="search" href={paths.crackers} text={words.search} current={here(urlPathname)} />
      <Entry icon="lorry" href={paths.track} text={words.trackShort} current={here(urlPathname)} />
      <a href={paths.review}>
        <Icon name="basket" />
        <span>{words.draft}</span> <DraftBadge />
      </a>
    </nav>
  );
}

function Entry({
  icon,
  href,
  text,
  current,
}: {
  icon: IconName;
  href: string;
  text: string;
  current: string;
}) {
  return (
    <a href={href} aria-current={current === href ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{text}</span>
    </a>
  );
}

import { useId } from 'react';
import { upTo, words } from '../../../../words/en/staff/shell.ts';
import type { PageCommand } from '../commands/pages.ts';
import { DeskIcon } from '../desk-icon.tsx';
import styles from './page-link.module.css';

interface PageLinkProps {
  page: Pick<PageCommand, 'text' | 'href' | 'icon'>;
  isHere: boolean;
  waiting?: number | undefined;
  /** In the bar of a phone, where the icon stands over the name. */
  upright?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** To a page of staff; how much waits there describes the link, so that its name stays the page's. */
export function PageLink({
  page: { text, href, icon },
  isHere,
  waiting = 0,
  upright,
  onNavigate,
}: PageLinkProps) {
  const id = useId();
  return (
    <>
      <a
        href={href}
        ref={isHere && !upright ? show : undefined}
        className={styles[upright ? 'upright' : 'entry']}
        aria-current={isHere ? 'page' : undefined}
        aria-describedby={waiting > 0 ? id : undefined}
        onClick={onNavigate}
      >
        {icon && <DeskIcon name={icon} />}
        <span>{text}</span>
        {waiting > 0 && <Count of={waiting} />}
      </a>
      {waiting > 0 && (
        <span id={id} hidden>
          {words.waiting(upTo(waiting))}
        </span>
      )}
    </>
  );
}

/** For the eye; whoever listens is told in words. */
export function Count({ of }: { of: number }) {
  return (
    <span className={styles['count']} aria-hidden="true">
      {upTo(of)}
    </span>
  );
}

/** The page one is on stands in view, however many there are. */
function show(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}

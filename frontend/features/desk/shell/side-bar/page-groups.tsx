import { useId } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { mayUseCamera } from '../../../../lib/camera.ts';
import { paths } from '../../../../lib/paths.ts';
import { upTo, words } from '../../../../words/en/staff/shell.ts';
import { staffSession } from '../../../accounts/session.ts';
import { useIsOpening } from '../../opening/opening-query.ts';
import { pageGroupsFor, type PageGroup } from '../commands/pages.ts';
import { DeskIcon } from '../desk-icon.tsx';
import styles from './page-groups.module.css';
import { Count, PageLink } from './page-link.tsx';
import { useWaiting } from '../use-waiting.ts';

/** Where staff can go: what is done all day, and the rest in groups, of which that of the open page is unfolded. */
export function PageGroups({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { urlPathname } = usePageContext();
  const waiting = useWaiting();
  const isOpening = useIsOpening();
  const groups = pageGroupsFor(staffSession.current().permissions);
  const here = pageInMenu(
    urlPathname,
    groups.flatMap(({ pages }) => pages.map(({ href }) => href)),
  );
  const linksOf = (pages: PageGroup['pages']) =>
    pages.map((page) => (
      <PageLink
        key={page.href}
        page={page}
        isHere={page.href === here}
        waiting={waiting[page.href]}
        onNavigate={onNavigate}
      />
    ));
  return (
    <nav aria-label={words.mainNavigation} className={styles['pages']}>
      {isOpening && (
        <PageLink
          page={{ text: words.openYourShop, href: paths.opening, icon: 'flag' }}
          isHere={here === paths.opening}
          onNavigate={onNavigate}
        />
      )}
      {groups.map((group) => {
        const pages = group.pages.filter(({ href }) => !isOpening || href !== paths.opening);
        return group.id === 'today' ? (
          <div key={group.id} role="group" aria-label={group.title}>
            {linksOf(pages)}
          </div>
        ) : (
          <Folded
            key={group.id}
            {...group}
            isOpen={pages.some(({ href }) => href === here)}
            waiting={pages.reduce((sum, { href }) => sum + (waiting[href] ?? 0), 0)}
          >
            {linksOf(pages)}
          </Folded>
        );
      })}
    </nav>
  );
}

interface FoldedProps extends Pick<PageGroup, 'title' | 'icon'> {
  isOpen: boolean;
  waiting: number;
  children: React.ReactNode;
}

/** A group that is unfolded by its name; while it is folded it tells how much waits within. */
function Folded({ title, icon, isOpen, waiting, children }: FoldedProps) {
  const id = useId();
  return (
    <details open={isOpen} className={styles['group']}>
      <summary aria-describedby={waiting > 0 ? id : undefined}>
        <DeskIcon name={icon} />
        <span>{title}</span>
        {waiting > 0 && <Count of={waiting} />}
        <DeskIcon name="chevron" size={16} />
      </summary>
      {waiting > 0 && (
        <span id={id} hidden>
          {words.waiting(upTo(waiting))}
        </span>
      )}
      {children}
    </details>
  );
}

/** The entry that one is on, or under: of several the one that names most of the address. */
export function pageInMenu(pathname: string, hrefs: readonly string[]): string | undefined {
  // An order that is packed stands under the orders, and belongs to packing.
  const here = mayUseCamera(pathname) ? paths.adminPacking : pathname;
  return hrefs
    .filter((href) => here === href || here.startsWith(`${href}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

import styles from './waiting-tiles.module.css';

export interface Tile {
  text: string;
  /** What is counted; null for what is said in `more` alone. */
  count: number | null;
  /** Null where the person's role does not lead there. */
  href: string | null;
  more?: string;
}

/** How much there is of what; each leads to it. */
export function WaitingTiles({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  return (
    <ul className={styles['tiles']} aria-label={title}>
      {tiles.map(({ text, count, href, more }) => {
        const content = (
          <>
            {count !== null && <span className={styles['count']}>{count}</span>}
            <span>{text}</span>
            {more && <span className={styles['more']}>{more}</span>}
          </>
        );
        return (
          <li key={text} className={count === 0 ? styles['none'] : undefined}>
            {href !== null ? <a href={href}>{content}</a> : <div>{content}</div>}
          </li>
        );
      })}
    </ul>
  );
}

import { words } from '../../../words/en/staff/dashboard.ts';
import styles from './attention.module.css';
import type { Wrong } from './wrongs-of.ts';

interface AttentionProps {
  lines: readonly Wrong[];
  /** Until all is known that may be wrong, no line does not mean that nothing is. */
  isWhole: boolean;
}

/** A line for each thing that is wrong; it leads to where it is set right. */
export function Attention({ lines, isWhole }: AttentionProps) {
  if (lines.length === 0) return isWhole && <p className={styles['none']}>{words.nothingWrong}</p>;
  return (
    <ul className={styles['lines']}>
      {lines.map(({ text, more, href, isGrave }) => {
        const content = (
          <>
            <span className={isGrave ? styles['grave'] : undefined}>{text}</span>
            {more && <span className={styles['more']}>{more}</span>}
          </>
        );
        return <li key={text}>{href !== null ? <a href={href}>{content}</a> : <div>{content}</div>}</li>;
      })}
    </ul>
  );
}

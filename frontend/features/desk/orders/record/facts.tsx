import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Names and what stands for them; a fact without content is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, content: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, content]) => content !== null && content !== '' && content !== false)
        .map(([name, content]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </div>
        ))}
    </dl>
  );
}

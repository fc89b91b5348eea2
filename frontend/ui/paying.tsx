import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './paying.module.css';

/** What is to be paid: what for, and the sum. */
export function AmountDue({ children }: { children: ReactNode }) {
  return <p className={styles['due']}>{children}</p>;
}

/** Where the money goes, a fact a line; what is typed elsewhere can be copied. */
export function PayTo({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string, copied?: 'copied'])[];
}) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value, copied]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {copied && <CopyButton what={name} text={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

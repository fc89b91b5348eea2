import type { ReactNode } from 'react';
import { Money } from '../../../ui/text/money.tsx';
import styles from './sums.module.css';

interface SumsTableProps {
  caption?: string;
  heads: readonly string[];
  /** The last row is the sum of the others. */
  hasTotal?: boolean;
  /** Rows, each beginning with a `th`. */
  children: ReactNode;
}

/** Figures under a list or in a panel: names on the left, the rest on the right. */
export function SumsTable({ caption, heads, hasTotal = false, children }: SumsTableProps) {
  return (
    <table className={hasTotal ? `${styles['table']} ${styles['total']}` : styles['table']}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Cells of one amount each. */
export function MoneyCells({ of }: { of: readonly number[] }) {
  return of.map((paise, at) => (
    <td key={at}>
      <Money paise={paise} />
    </td>
  ));
}

import type { ReactNode } from 'react';
import styles from './figure-table.module.css';

interface FigureTableProps {
  caption: string;
  /** Of all columns, the product first, then those with fields. */
  heads: readonly string[];
  /** How many columns have fields. */
  boxes: number;
  children: ReactNode;
}

/** The table of a sheet; on a phone each row is a card. */
export function FigureTable({ caption, heads, boxes, children }: FigureTableProps) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head, place) => (
            <th key={head} scope="col" className={place > boxes ? styles['figure'] : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

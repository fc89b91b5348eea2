import type { KeyboardEvent, ReactNode } from 'react';
import type { DescribedList } from '../description.ts';
import { onRowKey } from './row-keys.ts';
import type { Selection } from '../use-selection.ts';
import styles from './row-link.module.css';

export interface RowProps<Row> {
  list: DescribedList<Row>;
  row: Row;
  /** Null where nothing can be done with chosen rows. */
  selection: Selection | null;
}

/** What the arrows find of a row: its link, which is as large as the row, or its head where it leads nowhere. */
export function RowLink<Row>({ list, row, selection, children }: RowProps<Row> & { children: ReactNode }) {
  const choose = selection && ((range: boolean) => selection.toggle(list.keyOf(row), range));
  const shared = {
    'data-row': '',
    className: styles['link'],
    onKeyDown: (event: KeyboardEvent) => onRowKey(event, choose),
  };
  const href = list.hrefOf?.(row);
  return href ? (
    <a href={href} {...shared}>
      {children}
    </a>
  ) : (
    <span tabIndex={-1} {...shared}>
      {children}
    </span>
  );
}

/** Chooses a row; with Shift all since the last one. */
export function RowCheckbox<Row>({ list, row, selection }: RowProps<Row>) {
  if (!selection) return null;
  const key = list.keyOf(row);
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        aria-label={list.nameOf(row)}
        checked={selection.has(key)}
        onChange={({ nativeEvent }) => selection.toggle(key, (nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}

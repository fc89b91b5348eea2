import { lazy, type ReactNode } from 'react';
import { Fetched } from '../fetched.tsx';
import type { SortableListProps } from './drag-list.tsx';
import styles from './sortable.module.css';

/** Dragging is fetched when the first list of this kind is shown; until then the list stands there as it is. */
const DragList = lazy(async () => ({ default: (await import('./drag-list.tsx')).DragList })) as <Item>(
  props: SortableListProps<Item>,
) => ReactNode;

/**
 * A list whose order is made by dragging, by the keyboard (space, arrows, space) or by typing a place. What it says of
 * a move is read aloud.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, render, tall } = props;
  const still = (
    <ul className={styles['list']} aria-label={label}>
      {items.map((item) => (
        <li key={idOf(item)} className={styles['row']} data-tall={tall || undefined}>
          <div className={styles['content']}>{render(item)}</div>
        </li>
      ))}
    </ul>
  );
  return (
    <Fetched fallback={still}>
      <DragList {...props} />
    </Fetched>
  );
}

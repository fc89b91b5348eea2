import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { words } from '../../../../words/en/staff/sortable.ts';
import styles from './sortable.module.css';

export interface SortableListProps<Item> {
  /** What is sorted, for a screen reader. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** What is rendered needs the whole width. */
  tall?: boolean;
  /** Gets the items in their new order, and the one that was moved. */
  onReorder: (items: Item[], item: Item) => void;
}

/** The list with its handles. Loaded by `SortableList`, on first use. */
export function DragList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, render, tall, onReorder } = props;
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    // A press that does not move stays a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const placeOf = (id: unknown) => ids.findIndex((each) => each === id);
  const nameAt = (place: number) => {
    const item = items[place];
    return item === undefined ? '' : nameOf(item);
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item !== undefined && to >= 0 && from !== to) onReorder(moved(items, from, to), item);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.lifted(nameAt(placeOf(active.id)), placeOf(active.id) + 1, ids.length),
    onDragOver: ({ active, over }) =>
      over ? words.over(nameAt(placeOf(active.id)), placeOf(over.id) + 1, ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      words.dropped(nameAt(placeOf(active.id)), placeOf((over ?? active).id) + 1, ids.length),
    onDragCancel: ({ active }) => words.cancelled(nameAt(placeOf(active.id))),
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
        onDragEnd={({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className={styles['list']} aria-label={label}>
            {items.map((item, place) => (
              <Row
                key={idOf(item)}
                id={idOf(item)}
                name={nameOf(item)}
                place={place}
                tall={tall}
                onPlace={(to) => {
                  move(place, to);
                  setSaid(words.dropped(nameOf(item), Math.min(to, ids.length - 1) + 1, ids.length));
                }}
              >
                {render(item)}
              </Row>
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

interface RowProps {
  id: string;
  name: string;
  place: number;
  tall: boolean | undefined;
  onPlace: (place: number) => void;
  children: ReactNode;
}

function Row({ id, name, place, tall, onPlace, children }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id,
    });
  return (
    <li
      ref={setNodeRef}
      className={styles['row']}
      data-dragging={isDragging || undefined}
      data-tall={tall || undefined}
      style={{
        transform: transform
          ? `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`
          : undefined,
        transition,
      }}
    >
      <button
        {...attributes}
        {...listeners}
        type="button"
        ref={setActivatorNodeRef}
        className={styles['handle']}
        aria-label={words.move(name)}
      >
        ⠿
      </button>
      <PlaceInput key={place} name={name} place={place} onPlace={onPlace} />
      <div className={styles['content']}>{children}</div>
    </li>
  );
}

/** For long ways, and for fingers: the number of the place, typed. */
function PlaceInput({ name, place, onPlace }: Pick<RowProps, 'name' | 'place' | 'onPlace'>) {
  const [typed, setTyped] = useState(String(place + 1));
  const go = () => {
    const to = placeTyped(typed);
    if (to === null || to === place) setTyped(String(place + 1));
    else onPlace(to);
  };
  return (
    <input
      className={styles['place']}
      inputMode="numeric"
      aria-label={words.placeOf(name)}
      value={typed}
      maxLength={6}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={go}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        go();
      }}
    />
  );
}

/** The items with one of them at another place; a place beyond the ends is the end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}

/** The place that somebody typed, counted from 0; null for what is no place. */
export function placeTyped(text: string): number | null {
  return /^\s*[1-9]\d{0,5}\s*$/.test(text) ? Number(text) - 1 : null;
}

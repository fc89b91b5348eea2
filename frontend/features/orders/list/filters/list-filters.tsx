import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { words } from '../../../../words/en/shop/orders-list.ts';
import { readDraft } from '../../../draft/draft-store.ts';
import type { ListCategory, ListFilter } from '../../form/list-rows.ts';
import { countOf, PRICE_BANDS, type ListChoice } from './list-choice.ts';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  categories: readonly ListCategory[];
  filters: readonly ListFilter[];
  /** The rows that were asked for in words, by their codes; null: all. */
  asked: ReadonlySet<string> | null;
  choices: readonly ListChoice[];
  /** How many rows are shown; null: all of them. */
  found: number | null;
  /** Chosen, or chosen no more; null: nothing is. */
  onChoose: (choice: ListChoice | null) => void;
  onClose: () => void;
}

/** What the list may be narrowed to, each with how many rows it has. The list behind it follows at once. */
export function ListFilters(props: ListFiltersProps) {
  const { categories, filters, asked, choices, found, onChoose, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { quantities } = readDraft();
  const all = categories.reduce((sum, { rows }) => sum + rows.length, 0);
  const counted = categories.map((category) => ({
    ...category,
    rows: category.rows.filter(({ code }) => asked === null || asked.has(code)),
  }));

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const group = (title: string, entries: readonly (readonly [ListChoice, string])[]) => (
    <fieldset>
      <legend>{title}</legend>
      {entries.map(([choice, name]) => (
        <label key={choice}>
          <input type="checkbox" checked={choices.includes(choice)} onChange={() => onChoose(choice)} />
          <span>{name}</span> <small>{countOf(choice, choices, counted, quantities)}</small>
        </label>
      ))}
    </fieldset>
  );
  return (
    <dialog
      ref={dialog}
      className={styles['filters']}
      aria-labelledby={titleId}
      // A press beside it closes it.
      closedby="any"
      onClose={onClose}
    >
      <p role="status" className="visually-hidden">
        {words.found(found ?? all)}
      </p>
      <div className={styles['sheet']}>
        <header>
          <h2 id={titleId}>{words.filters}</h2>
          <button type="button" aria-label={words.closeFilters} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles['groups']}>
          {group(words.filterGroups.traits, [
            ...filters.map((filter) => [filter, filterName(filter)] as const),
            ['mine', words.mineFilter],
          ])}
          {group(
            words.filterGroups.prices,
            PRICE_BANDS.map((most, place) => [
              `price ${place}`,
              words.priceBand(PRICE_BANDS[place - 1] ?? null, most),
            ]),
          )}
          {group(
            words.filterGroups.kinds,
            categories.map(({ slug, name }) => [`kind ${slug}`, name] as const),
          )}
        </div>
        <footer>
          <Button look="quiet" onClick={() => onChoose(null)}>
            {words.clearFilters}
          </Button>
          <Button onClick={() => dialog.current?.close()}>{words.showFound(found ?? all)}</Button>
        </footer>
      </div>
    </dialog>
  );
}

function filterName(filter: ListFilter): string {
  return filter === 'green' ? words.greenFilter : filter.slice(1);
}

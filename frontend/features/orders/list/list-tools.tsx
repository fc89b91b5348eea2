import { TEXT } from '@shop/contracts/rules/limits';
import { memo, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { Icon } from '../../../ui/icon.tsx';
import { filterWords, words } from '../../../words/en/orders-list.ts';
import { LIST_FILTERS, type ListFilter } from '../form/list-rows.ts';
import { findRows, type SearchEntry } from './list-search.ts';
import styles from './list-tools.module.css';

interface ListToolsProps {
  entries: readonly SearchEntry[];
  /** The chosen state lets nothing else in: the list narrows itself, until the shopper wants to see the rest. */
  greenOnly: boolean;
  onFound: (found: ReadonlySet<string> | null) => void;
}

/** Find as one types, and filters. Needs JavaScript and hides without it. */
export const ListTools = memo(function ListTools({ entries, greenOnly, onFound }: ListToolsProps) {
  const [text, setText] = useState('');
  const [filters, setFilters] = useState<readonly ListFilter[]>([]);
  const [count, setCount] = useState<number | null>(null);
  const [wasGreenOnly, setWasGreenOnly] = useState(false);
  if (greenOnly !== wasGreenOnly) {
    setWasGreenOnly(greenOnly);
    if (filters.includes('green') !== greenOnly) setFilters(toggled(filters, 'green'));
  }
  const hasLooked = useRef(false);
  // Five hundred rows take longer than a key may: the rows follow what is typed, the newest word only.
  useEffect(() => {
    if (!hasLooked.current && text === '' && filters.length === 0) return;
    hasLooked.current = true;
    return afterPaint(() => {
      const found = findRows(entries, text, filters);
      setCount(found && found.size);
      onFound(found);
    });
  }, [entries, text, filters, onFound]);

  return (
    <div className={styles['tools']} role="search">
      <div className={styles['search']}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          value={text}
          maxLength={TEXT.search.max}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
        />
        <span className={styles['found']} role="status">
          {count !== null && words.found(count)}
        </span>
        {text !== '' && (
          <button type="button" aria-label={words.clearSearch} onClick={() => setText('')}>
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
      <fieldset className={styles['filters']}>
        <legend className="visually-hidden">{words.filters}</legend>
        {LIST_FILTERS.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filters.includes(filter)}
            onClick={() => setFilters(toggled(filters, filter))}
          >
            {filterWords[filter]}
          </button>
        ))}
      </fieldset>
    </div>
  );
});

function toggled(filters: readonly ListFilter[], filter: ListFilter): readonly ListFilter[] {
  return filters.includes(filter) ? filters.filter((other) => other !== filter) : [...filters, filter];
}

import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { words as english } from '../../../../../../words/en/staff/list-page.ts';
import { useWords } from '../../../chosen-words.ts';
import { Fetched } from '../../../fetched.tsx';
import { ALL, chipsOf, usualSort, type Chosen } from '../../address.ts';
import { DayFilter } from './day-filter.tsx';
import type { AnyList, Filter, Offer } from '../../description.ts';
import styles from './filter-bar.module.css';
import { SearchField } from './search-field.tsx';
import type { OpenList } from '../../use-list.ts';

// Loaded on the lists that have one.
const AutocompleteFilter = lazy(() =>
  import('./autocomplete-filter.tsx').then(({ AutocompleteFilter }) => ({ default: AutocompleteFilter })),
);

/** How long what a filter offers serves before it is asked for again, ms. */
const OFFER_SERVES = 5 * 60_000;

type Offers = Readonly<Record<string, Offer | undefined>>;

/** What the filters of a list offer that the server knows, by their names; of many things only the chosen one. */
export function useOffers({ name: list, filters }: AnyList, chosen: Chosen): Offers {
  const loaded = Object.entries(filters).flatMap(([name, filter]) => {
    if (filter?.kind === 'loaded') return [{ name, key: 'all', load: filter.load }];
    const value = chosen[name];
    if (filter?.kind !== 'found' || value === undefined) return [];
    return [{ name, key: value, load: async () => ({ [value]: await filter.nameOf(value) }) }];
  });
  const queries = useQueries({
    queries: loaded.map(({ name, key, load }) => ({
      queryKey: ['offer', list, name, key],
      queryFn: load,
      staleTime: OFFER_SERVES,
    })),
  });
  return Object.fromEntries(loaded.map(({ name }, at) => [name, queries[at]?.data]));
}

interface SearchProps {
  open: Pick<OpenList<never>, 'chosen' | 'change'> & { list: AnyList };
}

/** The search of a list, if it has one. */
export function ListSearch({ open: { list, chosen, change } }: SearchProps) {
  const found = Object.entries(list.filters).find(([, filter]) => filter?.kind === 'search');
  const [name = '', filter] = found ?? [];
  if (filter?.kind !== 'search') return null;
  return (
    <div className={styles['search']}>
      <SearchField
        {...filter}
        value={chosen[name] ?? ''}
        onChange={(text) => change({ [name]: text || undefined })}
      />
    </div>
  );
}

interface FilterBarProps extends SearchProps {
  /** The search stands here, and not beside the heading. */
  search: boolean;
  offers: Offers;
  /** There is a table whose heads sort. */
  wide: boolean;
}

/** Search and filters in one row; on a phone all but the search fold away. */
export function FilterBar({ open: { list, chosen, change }, search, offers, wide }: FilterBarProps) {
  const words = useWords(english);
  const [unfolded, setUnfolded] = useState(false);
  const shownFilters = Object.entries(list.filters).flatMap(([name, filter]) =>
    filter && filter.kind !== 'search' && !(filter.kind === 'choice' && filter.tabs)
      ? [{ name, filter }]
      : [],
  );
  const sorts = list.sorts && Object.keys(list.sorts).length > 1 ? list.sorts : null;
  const usual = usualSort(list);
  const hasChoices = shownFilters.length > 0 || (sorts !== null && !wide);
  if (!search && !hasChoices) return null;
  return (
    <search className={styles['bar']}>
      {search && <ListSearch open={{ list, chosen, change }} />}
      {(shownFilters.length > 0 || sorts) && (
        <Button
          variant="default"
          className={styles['fold'] ?? ''}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {words.filters(chipsOf(list, chosen).length)}
        </Button>
      )}
      {hasChoices && (
        <div className={styles['choices']} data-open={unfolded || undefined}>
          {shownFilters.map(({ name, filter }) => (
            <FilterField key={name} {...{ list, name, filter, chosen, change }} offer={offers[name]} />
          ))}
          {sorts && !wide && (
            <NativeSelect
              aria-label={words.sort}
              value={chosen['sort'] ?? usual ?? ''}
              onChange={({ currentTarget: { value } }) => change({ sort: value })}
            >
              {optionsOf(sorts)}
            </NativeSelect>
          )}
        </div>
      )}
    </search>
  );
}

type FilterFieldProps = Pick<OpenList<never>, 'chosen' | 'change'> & {
  list: AnyList;
  name: string;
  filter: Filter;
  offer: Offer | undefined;
};

function FilterField({ list, name, filter, chosen, change, offer = {} }: FilterFieldProps) {
  // Where something is usual, no choice is one as well, and has a word of its own.
  const usual = filter.kind === 'choice' ? filter.usual : undefined;
  const value = chosen[name] ?? usual ?? '';
  switch (filter.kind) {
    case 'days':
      return (['from', 'to'] as const).map((end) => (
        <DayFilter
          key={end}
          label={filter[end]}
          value={chosen[end] ?? ''}
          onChange={(day) => change({ [end]: day || undefined })}
        />
      ));
    case 'day':
      return (
        <DayFilter
          label={filter.label}
          value={value}
          onChange={(day) => change({ [name]: day || undefined })}
        />
      );
    case 'choice':
    case 'loaded':
      return (
        <NativeSelect
          aria-label={filter.label}
          rightSectionWidth={28}
          value={value}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value || undefined })}
        >
          <option value={usual === undefined ? '' : ALL}>{filter.any}</option>
          {optionsOf(filter.kind === 'choice' ? filter.options : offer)}
        </NativeSelect>
      );
    case 'found':
      return (
        <Fetched fallback={<TextInput disabled aria-label={filter.label} placeholder={filter.any} />}>
          <AutocompleteFilter
            filter={filter}
            name={[list.name, name]}
            value={value}
            chosen={offer[value]}
            onChange={(next) => change({ [name]: next })}
          />
        </Fetched>
      );
    case 'flag':
      return (
        <Checkbox
          className={styles['flag'] ?? ''}
          label={filter.label}
          checked={value !== ''}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.checked ? 'true' : undefined })}
        />
      );
    case 'search':
      return null;
  }
}

function optionsOf(options: Offer) {
  return Object.entries(options).map(([key, text]) => (
    <option key={key} value={key}>
      {text}
    </option>
  ));
}

import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../../../words/en/admin-list.ts';
import { ALL, chipsOf, usualSort } from './address.ts';
import { DayFilter } from './day-filter.tsx';
import type { AnyList, Filter } from './description.ts';
import styles from './filter-bar.module.css';
import { SearchBox } from './search-box.tsx';
import type { OpenList } from './use-list.ts';

/** How long what a filter offers serves before it is asked for again, ms. */
const OFFER_SERVES = 5 * 60_000;

type Offers = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** What the filters of a list offer that the server knows, by their names. */
export function useOffers({ name: list, filters }: AnyList): Offers {
  const loaded = Object.entries(filters).flatMap(([name, filter]) =>
    filter?.kind === 'loaded' ? [{ name, load: filter.load }] : [],
  );
  const queries = useQueries({
    queries: loaded.map(({ name, load }) => ({
      queryKey: ['offer', list, name],
      queryFn: load,
      staleTime: OFFER_SERVES,
    })),
  });
  return Object.fromEntries(loaded.map(({ name }, at) => [name, queries[at]?.data]));
}

interface FilterBarProps {
  open: Pick<OpenList<never>, 'chosen' | 'change'> & { list: AnyList };
  offers: Offers;
  /** There is a table whose heads sort. */
  wide: boolean;
}

/** Search and filters in one row; on a phone all but the search fold away. */
export function FilterBar({ open: { list, chosen, change }, offers, wide }: FilterBarProps) {
  const [unfolded, setUnfolded] = useState(false);
  const boxes = Object.entries(list.filters).flatMap(([name, filter]) =>
    filter && filter.kind !== 'search' && !(filter.kind === 'choice' && filter.tabs)
      ? [{ name, filter }]
      : [],
  );
  const search = Object.entries(list.filters).find(([, filter]) => filter?.kind === 'search');
  const sorts = list.sorts && Object.keys(list.sorts).length > 1 ? list.sorts : null;
  const usual = usualSort(list);
  return (
    <search className={styles['bar']}>
      {search?.[1]?.kind === 'search' && (
        <div className={styles['search']}>
          <SearchBox
            {...search[1]}
            value={chosen[search[0]] ?? ''}
            onChange={(text) => change({ [search[0]]: text || undefined })}
          />
        </div>
      )}
      {(boxes.length > 0 || sorts) && (
        <Button
          variant="default"
          className={styles['fold'] ?? ''}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {words.filters(chipsOf(list, chosen).length)}
        </Button>
      )}
      <div className={styles['choices']} data-open={unfolded || undefined}>
        {boxes.map(({ name, filter }) => (
          <FilterBox key={name} {...{ name, filter, chosen, change }} offer={offers[name]} />
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
    </search>
  );
}

type FilterBoxProps = Pick<OpenList<never>, 'chosen' | 'change'> & {
  name: string;
  filter: Filter;
  offer: Readonly<Record<string, string>> | undefined;
};

function FilterBox({ name, filter, chosen, change, offer = {} }: FilterBoxProps) {
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
    case 'choice':
    case 'loaded':
      return (
        <NativeSelect
          aria-label={filter.label}
          value={value}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value || undefined })}
        >
          <option value={usual === undefined ? '' : ALL}>{filter.any}</option>
          {optionsOf(filter.kind === 'choice' ? filter.options : offer)}
        </NativeSelect>
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

function optionsOf(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([key, text]) => (
    <option key={key} value={key}>
      {text}
    </option>
  ));
}

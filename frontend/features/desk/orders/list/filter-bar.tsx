import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { words } from '../../../../words/en/admin-orders.ts';
import { DayBox } from './day-box.tsx';
import { addressOf, chosenIn, isFiltered, type OrderFilters } from './order-filters.ts';
import { useDestinations } from '../order-queries.ts';
import { SearchBox } from './search-box.tsx';
import styles from './filter-bar.module.css';
import type { useFilters } from './use-filters.ts';

/** Search, filters and sorting in one row; on a phone all but the search fold away. */
export function FilterBar({ filters, change }: ReturnType<typeof useFilters>) {
  const [open, setOpen] = useState(false);
  const locations = useDestinations().data?.pickupLocations ?? [];
  return (
    <search className={styles['bar']}>
      <div className={styles['search']}>
        <SearchBox
          value={filters.search ?? ''}
          onChange={(search) => change({ search: search || undefined })}
        />
      </div>
      <Choice
        label={words.sort}
        any={null}
        options={words.sorts}
        value={filters.sort ?? 'newest'}
        onChange={(sort) => change({ sort })}
      />
      <Button
        variant="default"
        className={styles['fold'] ?? ''}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words.filters(chosenIn(filters))}
      </Button>
      <div className={styles['choices']} data-open={open || undefined}>
        <Choice
          label={words.state}
          any={words.anyState}
          options={words.states}
          value={filters.state}
          onChange={(state) => change({ state })}
        />
        <Choice
          label={words.payment}
          any={words.anyPayment}
          options={words.payments}
          value={filters.payment}
          onChange={(payment) => change({ payment })}
        />
        <Choice
          label={words.pickup}
          any={words.anyPickup}
          options={Object.fromEntries(locations.map(({ id, name }) => [id, name]))}
          value={filters.pickupLocationId}
          onChange={(pickupLocationId) => change({ pickupLocationId })}
        />
        <DayBox
          label={words.from}
          value={filters.from ?? ''}
          onChange={(from) => change({ from: from || undefined })}
        />
        <DayBox
          label={words.to}
          value={filters.to ?? ''}
          onChange={(to) => change({ to: to || undefined })}
        />
        {isFiltered(filters) && (
          <Button component="a" variant="subtle" href={addressOf(sortOnly(filters))}>
            {words.clear}
          </Button>
        )}
      </div>
    </search>
  );
}

function sortOnly({ sort }: OrderFilters): OrderFilters {
  return sort === undefined ? {} : { sort };
}

function Choice<Key extends string>({
  label,
  any,
  options,
  value,
  onChange,
}: {
  label: string;
  /** What stands for no choice; null where there always is one. */
  any: string | null;
  options: Readonly<Record<Key, string>>;
  value: Key | undefined;
  onChange: (value: Key | undefined) => void;
}) {
  const entries = Object.entries(options) as [Key, string][];
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as Key | undefined)}
    >
      {any !== null && <option value="">{any}</option>}
      {entries.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}

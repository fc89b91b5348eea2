import { Button, NativeSelect } from '@mantine/core';
import { ALL, type Chosen } from '../address.ts';
import type { AnyList, ChoiceFilter } from '../description.ts';
import type { OpenList } from '../use-list.ts';
import styles from './tabs.module.css';

interface DividedProps {
  open: Pick<OpenList<never>, 'chosen' | 'change' | 'addressWith'> & { list: AnyList };
}

/** The choice that divides a list, over it. */
export function Tabs({ open: { list, chosen, addressWith } }: DividedProps) {
  const division = divisionOf(list, chosen);
  return (
    division &&
    !division.isBeside && (
      <nav className={styles['tabs']} aria-label={division.label}>
        {division.parts.map(([key, text]) => (
          <Button
            key={key}
            component="a"
            href={addressWith({ [division.name]: key })}
            variant={key === division.present ? 'filled' : 'default'}
            aria-current={key === division.present ? 'page' : undefined}
          >
            {text}
          </Button>
        ))}
      </nav>
    )
  );
}

/** The same beside the heading, where it takes no room from the list: on a phone, or of many parts. */
export function TabsSelect({ open: { list, chosen, change }, isWide }: DividedProps & { isWide: boolean }) {
  const division = divisionOf(list, chosen);
  return (
    division &&
    (division.isBeside || !isWide) && (
      <NativeSelect
        className={styles['box'] ?? ''}
        aria-label={division.label}
        rightSectionWidth={28}
        data={division.parts.map(([value, label]) => ({ value, label }))}
        value={division.present}
        onChange={({ currentTarget: { value } }) => change({ [division.name]: value || undefined })}
      />
    )
  );
}

function divisionOf(list: AnyList, chosen: Chosen) {
  const found = Object.entries(list.filters).find(
    (entry): entry is [string, ChoiceFilter] => entry[1]?.kind === 'choice' && entry[1].tabs !== undefined,
  );
  if (!found) return null;
  const [name, { label, any, options, usual, tabs }] = found;
  const parts = [...Object.entries(options), [usual === undefined ? '' : ALL, any] as const];
  return { name, label, parts, isBeside: tabs === 'beside', present: chosen[name] ?? usual ?? '' };
}

import { Button } from '@mantine/core';
import { ALL } from './address.ts';
import type { AnyList, ChoiceFilter } from './description.ts';
import type { OpenList } from './use-list.ts';
import styles from './tabs.module.css';

interface TabsProps {
  open: Pick<OpenList<never>, 'chosen' | 'addressWith'> & { list: AnyList };
}

/** The choice that divides a list, over it. */
export function Tabs({ open: { list, chosen, addressWith } }: TabsProps) {
  const found = Object.entries(list.filters).find(
    (entry): entry is [string, ChoiceFilter] => entry[1]?.kind === 'choice' && entry[1].tabs === true,
  );
  if (!found) return null;
  const [name, { label, any, options, usual }] = found;
  const tabs = [...Object.entries(options), [usual === undefined ? '' : ALL, any] as const];
  const present = chosen[name] ?? usual ?? '';
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {tabs.map(([key, text]) => (
        <Button
          key={key}
          component="a"
          href={addressWith({ [name]: key })}
          variant={key === present ? 'filled' : 'default'}
          aria-current={key === present ? 'page' : undefined}
        >
          {text}
        </Button>
      ))}
    </nav>
  );
}

import { TextInput } from '@mantine/core';
import styles from './filter-bar.module.css';
import { useTyped } from './use-typed.ts';

/** A day of the filter bar, chosen or typed: only a whole one is told, and one left unfinished is forgotten. */
export function DayBox({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  const { typed, type, finish } = useTyped(value, onChange);
  return (
    <TextInput
      type="date"
      aria-label={label}
      leftSection={label}
      leftSectionWidth={52}
      leftSectionProps={{ className: styles['dayLabel'] ?? '' }}
      value={typed}
      // Keeps the year at four digits; a browser takes six otherwise.
      max="2999-12-31"
      onChange={({ currentTarget }) => type(currentTarget.value, dayIn(currentTarget))}
      onBlur={({ currentTarget }) => {
        finish();
        if (dayIn(currentTarget) !== null) return;
        currentTarget.value = value;
        type(value, null);
      }}
    />
  );
}

/**
 * The day that is meant, empty for none; null while it is typed. A box that is half filled has no value and says so,
 * and a year of which one digit is typed is 0002.
 */
function dayIn({ value, validity }: HTMLInputElement): string | null {
  if (value === '') return validity.badInput ? null : '';
  return value < '2000' ? null : value;
}

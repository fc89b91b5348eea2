import { TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { Icon } from '../../../../../../ui/icon.tsx';
import { focusFirstRow } from '../row-keys.ts';
import { useTyped } from './use-typed.ts';

interface SearchFieldProps {
  label: string;
  help: string;
  /** Characters. */
  max: number;
  value: string;
  onChange: (text: string) => void;
}

/** `/` comes here, the arrow down goes on to the list. */
export function SearchField({ label, help, max, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, finish } = useTyped(value, onChange);
  useHotkeys([['/', () => input.current?.select()]]);
  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={help}
      leftSection={<Icon name="search" size={18} />}
      value={typed}
      maxLength={max}
      onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.value.trim())}
      // What still waits must not call back whoever goes on to an order.
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
      }}
    />
  );
}

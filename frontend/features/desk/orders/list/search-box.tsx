import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { words } from '../../../../words/en/admin-orders.ts';
import { focusFirstRow } from './row-keys.ts';
import { useTyped } from './use-typed.ts';

/** `/` comes here, the arrow down goes on to the list. */
export function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const { typed, type, finish } = useTyped(value, onChange);
  useHotkeys([['/', () => box.current?.select()]]);
  return (
    <TextInput
      ref={box}
      type="search"
      label={words.search}
      placeholder={words.searchHelp}
      leftSection={<Icon name="search" size={18} />}
      value={typed}
      maxLength={DESK_TEXT.search.max}
      onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.value.trim())}
      // What still waits must not call back whoever goes on to an order.
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
      }}
    />
  );
}

import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { words } from '../../../../words/en/admin-orders.ts';
import { focusFirstRow } from './row-keys.ts';

/** How long typing must rest before the list follows, ms. */
const REST = 250;

/** `/` comes here, the arrow down goes on to the list. */
export function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useDebouncedCallback((text: string) => {
    told.current = text.trim();
    onChange(text.trim());
  }, REST);
  useHotkeys([['/', () => box.current?.select()]]);

  // Going back, or "clear filters", changes the address under the box.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  return (
    <TextInput
      ref={box}
      type="search"
      label={words.search}
      placeholder={words.searchHelp}
      leftSection={<Icon name="search" size={18} />}
      value={typed}
      maxLength={DESK_TEXT.search.max}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        tell(currentTarget.value);
      }}
      // What still waits must not call back whoever goes on to an order.
      onBlur={() => tell.flush()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
      }}
    />
  );
}

import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** How long typing must rest before the list follows, ms. */
const REST = 250;

/**
 * A field of the filter bar: it shows what is typed at once, and tells it when typing has rested. `type` takes what the
 * field shows and what is meant by it; null while it means nothing yet. `finish` tells what still waits.
 */
export function useTyped(value: string, onChange: (meant: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const notify = useDebouncedCallback((meant: string) => {
    told.current = meant;
    onChange(meant);
  }, REST);

  // Going back, or "clear filters", changes the address under the field.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  const type = (text: string, meant: string | null) => {
    setTyped(text);
    if (meant === null) notify.cancel();
    else notify(meant);
  };
  return { typed, type, finish: () => notify.flush() };
}

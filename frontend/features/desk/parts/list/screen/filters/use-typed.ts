import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { TYPING_PAUSE } from '../../../../../../lib/timeouts.ts';

/**
 * A field of the filter bar: it shows what is typed at once, and tells it when typing has rested. `type` takes what the
 * field shows and what is meant by it; null while it means nothing yet. `finish` tells what still waits.
 */
export function useTyped(value: string, onChange: (resolved: string) => void) {
  const [typed, setTyped] = useState(value);
  const notified = useRef(value);
  const notify = useDebouncedCallback((resolved: string) => {
    notified.current = resolved;
    onChange(resolved);
  }, TYPING_PAUSE);

  // Going back, or "clear filters", changes the address under the field.
  useEffect(() => {
    if (value === notified.current) return;
    notified.current = value;
    setTyped(value);
  }, [value]);

  const type = (text: string, resolved: string | null) => {
    setTyped(text);
    if (resolved === null) notify.cancel();
    else notify(resolved);
  };
  return { typed, type, finish: () => notify.flush() };
}

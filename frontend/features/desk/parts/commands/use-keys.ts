import { useEffect, useRef } from 'react';
import { isBusy, LEAD_WAIT } from './use-shortcuts.ts';

/** Keys of one page, each alone; nothing while somebody types or answers a dialog, and nothing after `g`, which leads away. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let ledAt = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
      const isLed = Date.now() - ledAt < LEAD_WAIT;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      ledAt = key === 'g' ? Date.now() : 0;
      const act = isLed ? undefined : latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

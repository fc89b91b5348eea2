import { useEffect, useRef } from 'react';

/** After `g` the next letter is waited for so long, ms. */
export const LEAD_WAIT = 1_500;

interface Shortcuts {
  /** Where a letter after `g` leads. */
  leads: ReadonlyMap<string, () => void>;
  openPalette: () => void;
  openHelp: () => void;
}

/** Keys for whoever works without a mouse: Ctrl or ⌘ and K, `g` and a letter, `?`. Nothing while somebody types. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let begunAt = 0;
    const onKey = (event: KeyboardEvent) => {
      const { leads, openPalette, openHelp } = latest.current;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
        event.preventDefault();
        return openPalette();
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
      const lead = Date.now() - begunAt < LEAD_WAIT ? leads.get(key) : undefined;
      begunAt = key === 'g' ? Date.now() : 0;
      if (lead) {
        event.preventDefault();
        lead();
      } else if (event.key === '?') {
        event.preventDefault();
        openHelp();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Somebody types, chooses, or answers a dialog. */
export function isBusy(target: EventTarget | null): boolean {
  const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';
  return (
    (target instanceof Element && target.closest(typing) !== null) ||
    document.querySelector('[role="dialog"]') !== null
  );
}

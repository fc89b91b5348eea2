import { useEffect, useRef } from 'react';
import { pressKey } from '../../parts/commands/key-commands.ts';

/** After `g` the next letter is waited for so long, ms. */
const LEAD_WAIT = 1_500;

interface Shortcuts {
  /** Palette or help is open, or on its way: what is typed is meant for it. */
  isOpen: boolean;
  /** Where a letter after `g` leads. */
  leads: ReadonlyMap<string, () => void>;
  openPalette: () => void;
  openHelp: () => void;
}

/**
 * Keys for whoever works without a mouse: Ctrl or ⌘ and K, `g` and a letter, `?`, and those of the page that is open.
 * Nothing while somebody types; after `g` nothing of the page.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let begunAt = 0;
    const onKey = (event: KeyboardEvent) => {
      const { isOpen, leads, openPalette, openHelp } = latest.current;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
        event.preventDefault();
        return openPalette();
      }
      if (isOpen || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target))
        return;
      const isLed = Date.now() - begunAt < LEAD_WAIT;
      const lead = isLed ? leads.get(key) : undefined;
      begunAt = key === 'g' ? Date.now() : 0;
      if (lead) {
        event.preventDefault();
        lead();
      } else if (event.key === '?') {
        event.preventDefault();
        openHelp();
      } else if (!isLed && pressKey(event.key.length === 1 ? key : event.key)) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Somebody types, chooses, or answers a dialog. */
function isBusy(target: EventTarget | null): boolean {
  const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';
  return (
    (target instanceof Element && target.closest(typing) !== null) ||
    document.querySelector('[role="dialog"]') !== null
  );
}

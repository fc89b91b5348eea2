import { COLOUR_MODE_KEY } from './head/names.ts';
import { store } from './stored.ts';

export type ColourMode = 'light' | 'dark';

declare global {
  interface Window {
    /** Set by the script in the head once it ran. */
    __colourMode?: ColourMode;
  }
}

/** The mode the document root shows now. */
export function currentColourMode(): ColourMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Shows a mode and remembers it; where storage fails it holds for this page only. */
export function setColourMode(mode: ColourMode): void {
  apply(mode);
  store('local', COLOUR_MODE_KEY, mode);
  listeners.forEach((listener) => listener());
}

/** For useSyncExternalStore; another tab's choice counts too. */
export function subscribeColourMode(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== COLOUR_MODE_KEY) return;
    apply(event.newValue === 'dark' ? 'dark' : 'light');
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Makes up for a head script that a browser or an extension kept from running. */
export function startColourMode(): void {
  if (typeof CSS === 'undefined' || !CSS.supports('color-scheme', 'dark')) {
    console.warn('Dark mode is not supported by this browser.');
  }
  if (window.__colourMode) return;
  console.warn('The colour-mode script was not loaded.');
  try {
    apply(localStorage.getItem(COLOUR_MODE_KEY) === 'dark' ? 'dark' : 'light');
  } catch {
    console.warn('The colour-mode fallback failed to initialise.');
    apply('light');
  }
}

const listeners = new Set<() => void>();

function apply(mode: ColourMode): void {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
}

import { useRef, useState } from 'react';

/** Which rows of the list are chosen: of the page, and where all were chosen, beyond it. */
export interface Selection {
  /** In the order of the page, then of the list. */
  chosen: readonly string[];
  has: (key: string) => boolean;
  /** Whether every row of the page is chosen. */
  hasPage: boolean;
  /** @param range all between the one that was last chosen or left and this one do as this one does */
  toggle: (key: string, range: boolean) => void;
  /** The whole page, or nothing when it is chosen already. */
  togglePage: () => void;
  keep: (keys: readonly string[]) => void;
}

/**
 * @param page the rows of the page; one that leaves it is chosen no more
 * @param beyond those that were fetched beside them
 */
export function useSelection(page: readonly string[], beyond: readonly string[]): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const chosen = [...new Set([...page, ...beyond])].filter((key) => marked.has(key));
  const hasPage = page.length > 0 && page.every((key) => marked.has(key));
  return {
    chosen,
    has: (key) => marked.has(key),
    hasPage,
    toggle: (key, range) => {
      const changed = range ? between(page, last.current ?? key, key) : [key];
      last.current = key;
      setMarked(marked.has(key) ? without(chosen, changed) : new Set([...chosen, ...changed]));
    },
    togglePage: () => setMarked(new Set(hasPage ? [] : [...chosen, ...page])),
    keep: (kept) => setMarked(new Set(kept)),
  };
}

function between(keys: readonly string[], one: string, other: string): readonly string[] {
  const ends = [keys.indexOf(one), keys.indexOf(other)].filter((at) => at >= 0);
  return keys.slice(Math.min(...ends), Math.max(...ends) + 1);
}

function without(keys: readonly string[], taken: readonly string[]): Set<string> {
  return new Set(keys.filter((key) => !taken.includes(key)));
}

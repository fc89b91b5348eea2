import type { ListCategory, ListFilter } from '../form/list-rows.ts';

/** What a row can be found by, made once: a keystroke must only compare. */
export interface SearchEntry {
  code: string;
  text: string;
  traits: readonly ListFilter[];
}

export function searchEntries(categories: readonly ListCategory[]): SearchEntry[] {
  return categories.flatMap((category) =>
    category.rows.map(({ code, name, nameTa, aliases, traits }) => ({
      code,
      text: plain(
        `${code} ${code.replaceAll('-', '')} ${name} ${nameTa ?? ''} ${aliases.join(' ')} ${category.name} ${category.nameTa ?? ''}`,
      ),
      traits,
    })),
  );
}

/**
 * The codes that have every word of the text and every trait; null when nothing is asked, so that all are shown.
 */
export function findRows(
  entries: readonly SearchEntry[],
  text: string,
  filters: readonly ListFilter[],
): ReadonlySet<string> | null {
  const asked = plain(text).split(' ').filter(Boolean);
  if (asked.length === 0 && filters.length === 0) return null;
  const found = entries.filter(
    (entry) =>
      filters.every((filter) => entry.traits.includes(filter)) &&
      asked.every((word) => entry.text.includes(word)),
  );
  return new Set(found.map(({ code }) => code));
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

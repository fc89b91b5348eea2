/**
 * A browser's storage that never throws: private windows refuse it, and a full one takes nothing more. What a page
 * keeps in it, it also holds in memory for as long as it lives.
 */
export type Place = 'local' | 'session';

const storageOf = (place: Place): Storage => (place === 'local' ? localStorage : sessionStorage);

/** What stands under a key; null when nothing does or the storage is refused. */
export function readStored(place: Place, key: string): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** Puts a text under a key, or takes it away with null. Returns whether the storage took it. */
export function store(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

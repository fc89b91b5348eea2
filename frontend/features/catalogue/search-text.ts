/** A text as it can be searched for: without what no keyboard writes, spaces made one. */
export function searchText(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD\s]+/gu, ' ')
    .trim();
}

/** The items with one of them at another place; a place beyond the ends is the end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}

/** The place that somebody typed, counted from 0; null for what is no place. */
export function placeTyped(text: string): number | null {
  return /^\s*[1-9]\d{0,5}\s*$/.test(text) ? Number(text) - 1 : null;
}

import type { ListPage } from '@shop/contracts/listing/views';

/** So many rows are chosen at once; what a list has beyond them follows when these are done. */
export const MOST_CHOSEN = 500;

/** How many “all of the list” are. */
export function chosenAtOnce({ total, isMore }: Pick<ListPage<unknown>, 'total' | 'isMore'>): number {
  return isMore ? MOST_CHOSEN : Math.min(total, MOST_CHOSEN);
}

/** The rows of a list from its first page on, each once. Throws what a page was refused with. */
export async function allRows<Row>(
  read: (cursor: string | null) => Promise<Pick<ListPage<Row>, 'rows' | 'after'>>,
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  let cursor: string | null = null;
  do {
    const page = await read(cursor);
    for (const row of page.rows) found.set(keyOf(row), row);
    cursor = page.after;
  } while (cursor !== null && found.size < MOST_CHOSEN);
  return [...found.values()].slice(0, MOST_CHOSEN);
}

import type { QueryClient } from '@tanstack/react-query';

/** After a row was linked to an entry, or the link was taken back: orders and passbooks say whether the bank backs it. */
export function refreshLinked(queries: QueryClient): void {
  for (const topic of ['bank-statements', 'orders', 'members']) {
    void queries.invalidateQueries({ queryKey: [topic] });
  }
}

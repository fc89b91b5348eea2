import type { StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import { listStockChanges, readStockSheet } from '@shop/contracts/sheets/endpoints';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';

export function useStockSheet(enabled = true) {
  return useQuery({
    queryKey: ['products', 'stock-sheet'],
    queryFn: () => callSignedIn(readStockSheet),
    enabled,
  });
}

export function useStockChanges(way: StockWay) {
  return useQuery({
    queryKey: ['products', 'stock-changes', way],
    queryFn: () => callSignedIn(listStockChanges, { params: { way } }),
  });
}

/** The sheet, the changes and the product's own pages show another stock now. */
export function refreshStock(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['products'] });
}

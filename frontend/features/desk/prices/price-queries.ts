import { useQuery } from '@tanstack/react-query';
import { listPriceChanges, readPriceSheet } from '@shop/contracts/prices/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';

export const priceKeys = { sheet: ['prices', 'sheet'], changes: ['prices', 'changes'] } as const;

export function usePriceSheet() {
  return useQuery({ queryKey: priceKeys.sheet, queryFn: () => callSignedIn(readPriceSheet) });
}

export function usePriceChanges() {
  return useQuery({ queryKey: priceKeys.changes, queryFn: () => callSignedIn(listPriceChanges) });
}

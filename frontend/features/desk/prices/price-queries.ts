import { useQuery } from '@tanstack/react-query';
import { listPriceChanges, readPriceSheet } from '@shop/contracts/sheets/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';

export function usePriceSheet() {
  return useQuery({ queryKey: ['prices', 'sheet'], queryFn: () => callSignedIn(readPriceSheet) });
}

export function usePriceChanges() {
  return useQuery({ queryKey: ['prices', 'changes'], queryFn: () => callSignedIn(listPriceChanges) });
}

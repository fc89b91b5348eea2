import { listPacking, readPacking } from '@shop/contracts/packing/endpoints';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';

export const packingKeys = {
  list: ['packing', 'list'],
  one: (number: string) => ['packing', 'one', number],
} as const;

export function usePacking(number: string) {
  return useQuery({
    queryKey: packingKeys.one(number),
    queryFn: () => callSignedIn(readPacking, { params: { number } }),
  });
}

export function usePackingList() {
  return useQuery({ queryKey: packingKeys.list, queryFn: () => callSignedIn(listPacking) });
}

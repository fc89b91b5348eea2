import { useQuery } from '@tanstack/react-query';
import { readOrder } from '@shop/contracts/orders/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';

export const orderKeys = {
  lists: ['orders'],
  one: (number: string) => ['orders', 'one', number],
  dashboard: ['dashboard'],
} as const;

export function useOrder(number: string) {
  return useQuery({
    queryKey: orderKeys.one(number),
    queryFn: () => callSignedIn(readOrder, { params: { number } }),
  });
}

import { useQuery } from '@tanstack/react-query';
import { readNeighbours, readOrder } from '@shop/contracts/orders/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { askedAsLeft } from '../parts/lists-as-left.ts';

export const orderKeys = {
  lists: ['orders'],
  one: (number: string) => ['orders', 'one', number],
} as const;

export function useOrder(number: string) {
  return useQuery({
    queryKey: orderKeys.one(number),
    queryFn: () => callSignedIn(readOrder, { params: { number } }),
  });
}

/** The orders beside this one in the list as it was left. */
export function useNeighbours(number: string) {
  const asked = askedAsLeft(paths.adminOrders);
  return useQuery({
    queryKey: [...orderKeys.lists, 'neighbours', number, asked],
    queryFn: () => callSignedIn(readNeighbours, { params: { number }, query: asked }),
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOrders, readOrder } from '@shop/contracts/orders/endpoints';
import { readDestinations } from '@shop/contracts/places/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { call } from '../../../api/client.ts';
import type { OrderFilters } from './list/order-filters.ts';

export const orderKeys = {
  lists: ['orders'],
  list: (filters: OrderFilters) => ['orders', filters],
  one: (number: string) => ['order', number],
  dashboard: ['dashboard'],
} as const;

/** How long the pickup locations serve the filter before they are asked for again, ms. */
const DESTINATIONS_SERVE = 5 * 60_000;

export function useOrderList(filters: OrderFilters) {
  return useQuery({
    queryKey: orderKeys.list(filters),
    queryFn: () => callSignedIn(listOrders, { query: filters }),
    placeholderData: keepPreviousData,
  });
}

export function useOrder(number: string) {
  return useQuery({
    queryKey: orderKeys.one(number),
    queryFn: () => callSignedIn(readOrder, { params: { number } }),
  });
}

export function useDestinations() {
  return useQuery({
    queryKey: ['destinations'],
    queryFn: () => call(readDestinations),
    staleTime: DESTINATIONS_SERVE,
  });
}
